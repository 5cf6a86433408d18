import { useSignals } from '@preact/signals-react/runtime';
import { Button } from '../ui/button';
import { Progress } from '../ui/progress';
import { uploadMessages as messages } from './upload.messages';
import type { FileView } from './upload-session';

/** How far the previewed file is on its way. */
export type PreviewStep =
  | { readonly kind: 'checking' }
  | { readonly kind: 'ready'; readonly errors: number }
  | { readonly kind: 'sending'; readonly percent: number };

interface PreviewFooterProps {
  readonly view: FileView;
  readonly step: PreviewStep;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
}

/** Cancel and Submit File, and beside them how far checking or sending has come. */
export function PreviewFooter({ view, step, onCancel, onSubmit }: PreviewFooterProps) {
  const reason = step.kind === 'checking' ? messages.stillChecking : blockedBy(step);
  return (
    <>
      <div className="pricebook-dialog-beside pricebook-upload-progress">
        {step.kind === 'checking' && <Checking view={view} />}
        {step.kind === 'ready' && <span role="status">{reason ?? messages.checked(view.total.peek() ?? 0)}</span>}
        {step.kind === 'sending' && (
          <>
            <Progress label={messages.sendingLabel} percent={step.percent} />
            <span>{messages.sending(step.percent)}</span>
          </>
        )}
      </div>
      <Button onClick={onCancel}>{messages.cancel}</Button>
      <Button variant="primary" busy={step.kind === 'sending'} disabledReason={reason} onClick={onSubmit}>
        {messages.submit}
      </Button>
    </>
  );
}

const blockedBy = (step: PreviewStep): string | undefined =>
  step.kind === 'ready' && step.errors > 0 ? messages.blocked(step.errors) : undefined;

function Checking({ view }: { readonly view: FileView }) {
  useSignals();
  const { rows = 0, errors = 0 } = view.progress.value ?? {};
  const total = view.total.value;
  return (
    <>
      <Progress label={messages.checkingLabel} percent={total ? (rows / total) * 100 : 0} />
      <span>{messages.checking(rows, total, errors)}</span>
    </>
  );
}
