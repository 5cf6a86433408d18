import { useState } from 'react';
import { isPermitted } from '../../api/session/session';
import { useFetch } from '../../record/use-fetch';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Dialog } from '../../ui/overlays/dialog';
import { useFocusKept } from '../../ui/use-focus-kept';
import type { UploadSession } from '../session/upload-session.types';
import { FetchProgress } from './fetch-progress';
import { missingMessages as missing } from './missing.messages';
import {
  planStatusChanges,
  reversedChanges,
  type StatusChange,
  type StatusResult,
  uploadStatuses,
} from './set-inactive';

type LoadStatuses = NonNullable<UploadSession['kind']['loadStatuses']>;

interface SetInactiveButtonProps {
  readonly session: UploadSession;
  /** The articles' keys. */
  readonly keys: readonly string[];
}

/** The button that sets these articles Inactive, for users who may upload products. */
export function SetInactiveButton({ session, keys }: SetInactiveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { loadStatuses } = session.kind;
  if (!loadStatuses || !isPermitted(session.host().session.peek(), 'products.upload')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{missing.inactive.open}</Button>
      {isOpen && <InactiveDialog session={session} keys={keys} load={loadStatuses} onClose={() => setOpen(false)} />}
    </>
  );
}

type Step =
  | { readonly kind: 'asking' | 'sending' }
  | { readonly kind: 'set' | 'undone'; readonly result: StatusResult };

interface InactiveDialogProps extends SetInactiveButtonProps {
  readonly load: LoadStatuses;
  readonly onClose: () => void;
}

/** Asks by count, sets the articles Inactive, and says what was done and what was not. */
function InactiveDialog({ session, keys, load, onClose }: InactiveDialogProps) {
  const messages = missing.inactive;
  const { state, reload } = useFetch('statuses', () => load(session.host().client));
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  // The button that began it goes once the articles are changed.
  const content = useFocusKept<HTMLDivElement>(step);
  const plan = state.kind === 'loaded' ? planStatusChanges(keys, state.value) : undefined;
  const changes = plan?.changes ?? [];
  const isSending = step.kind === 'sending';
  const hasUndo = step.kind === 'set' && step.result.done.length > 0;

  async function send(wanted: readonly StatusChange[], kind: 'set' | 'undone'): Promise<void> {
    setStep({ kind: 'sending' });
    const fileName = session.actor.getSnapshot().context.file?.name ?? '';
    const name = messages.names[kind](fileName.replace(/\.[^.]*$/, ''));
    const { writeTable } = session.readingOfOpenFile();
    const host = session.host();
    const result = await uploadStatuses({ host, writeTable }, wanted, name);
    if (result.done.length > 0) {
      const counts = { rows: wanted.length, created: 0, unchanged: 0, changed: result.done.length };
      host.emit('pricebook-upload', { fileName: name, ...counts, outcome: 'confirmed' });
      session.reloadList();
    }
    setStep({ kind, result });
  }
  return (
    <Dialog
      title={messages.title}
      onClose={() => {
        if (!isSending) onClose();
      }}
      footer={
        <>
          {hasUndo && (
            <Button onClick={() => void send(reversedChanges(step.result.done), 'undone')}>{messages.undo}</Button>
          )}
          <Button data-autofocus="" aria-disabled={isSending} onClick={() => !isSending && onClose()}>
            {'result' in step ? missing.close : messages.cancel}
          </Button>
          {!('result' in step) && changes.length > 0 && (
            <Button variant="primary" busy={isSending} onClick={() => void send(changes, 'set')}>
              {messages.confirm(changes.length)}
            </Button>
          )}
        </>
      }
    >
      <div ref={content} tabIndex={-1} className="pricebook-stack">
        <FetchProgress state={state} reload={reload} loading={messages.loading} failed={messages.failed} />
        {plan && !('result' in step) && <Question plan={plan} />}
        {'result' in step && <Result kind={step.kind} result={step.result} />}
      </div>
    </Dialog>
  );
}

function Question({ plan }: { readonly plan: ReturnType<typeof planStatusChanges> }) {
  const messages = missing.inactive;
  const { changes, alreadyInactive, unknown } = plan;
  return (
    <>
      {changes.length > 0 && <p>{messages.question(changes.length)}</p>}
      {changes.length > 0 && <p className="pricebook-muted">{namesOf(changes.map(({ key }) => key))}</p>}
      {alreadyInactive > 0 && <p>{messages.already(alreadyInactive)}</p>}
      {unknown.length > 0 && <p>{messages.unknown(namesOf(unknown))}</p>}
    </>
  );
}

function Result({
  kind,
  result: { done, failures },
}: {
  readonly kind: 'set' | 'undone';
  readonly result: StatusResult;
}) {
  const messages = missing.inactive;
  return (
    <>
      {done.length > 0 && <Banner tone="positive">{messages.done[kind](done.length)}</Banner>}
      {failures.map(({ keys, reason }) => (
        <Banner key={keys[0]} tone="danger" title={messages.notDone(keys.length)}>
          {reason}
          <details open={keys.length <= maxShownNames}>
            <summary>{messages.which}</summary>
            <p className="pricebook-muted">{missing.first(keys, 0)}</p>
          </details>
        </Banner>
      ))}
    </>
  );
}

const maxShownNames = 10;

const namesOf = (keys: readonly string[]): string =>
  missing.first(keys.slice(0, maxShownNames), keys.length - maxShownNames);
