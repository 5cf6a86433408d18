import { useSelector } from '@xstate/react';
import { Button } from '../../ui/controls/button';
import { Progress } from '../../ui/feedback/progress';
import type { StepProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { countExcluded } from './exclusion-choices';
import { isAllExcluded } from './validation-issues';

export function PreviewFooter({ session }: StepProps) {
  const isSending = useSelector(session.actor, (snapshot) => snapshot.hasTag('sending'));
  const isChecking = useSelector(session.actor, (snapshot) => snapshot.hasTag('checking'));
  const errors = useUpload(session, (context) => context.errors);
  const sent = useUpload(session, (context) => context.sent);
  const rows = useUpload(session, (context) => context.checked?.rows ?? 0);
  const out = useUpload(session, (context) => countExcluded(context.checked));
  const errorRows = useUpload(session, (context) => context.checked?.errorRows ?? 0);
  const allExcluded = useUpload(session, ({ checked }) => checked !== undefined && isAllExcluded(checked));
  const blocked = allExcluded ? messages.allExcluded : errors > 0 ? messages.blocked(errors, errorRows) : undefined;
  return (
    <>
      <div className="pricebook-dialog-beside pricebook-upload-progress">
        {isChecking && <Checking session={session} />}
        {isSending && (
          <>
            <Progress label={messages.sendingLabel} percent={sent} />
            <span>{messages.sending(sent)}</span>
          </>
        )}
        {!isChecking && !isSending && <span role="status">{blocked ?? messages.checked(rows, out)}</span>}
      </div>
      <Button onClick={() => session.actor.send({ type: 'upload.cancel' })}>{messages.cancel}</Button>
      <Button
        variant="primary"
        busy={isSending}
        disabledReason={isChecking ? messages.stillChecking : blocked}
        onClick={session.submit}
      >
        {messages.submit}
      </Button>
    </>
  );
}

function Checking({ session }: Pick<StepProps, 'session'>) {
  const { total, rows = 0, errors = 0 } = useUpload(session, (context) => context.progress) ?? {};
  return (
    <>
      <Progress label={messages.checkingLabel} percent={total ? (rows / total) * 100 : 0} />
      <span>{messages.checking(rows, total, errors)}</span>
    </>
  );
}
