import { useSelector } from '@xstate/react';
import { textsToCheck } from '../../machines/upload.setup';
import { Button } from '../../ui/controls/button';
import { Progress } from '../../ui/feedback/progress';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import type { StepProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload, useUploadTag } from '../use-upload';
import { countExcluded } from './exclusion-choices';
import { blockedReason } from './validation-issues';

export function PreviewFooter({ session }: StepProps) {
  const isSending = useUploadTag(session, 'sending');
  const isChecking = useUploadTag(session, 'checking');
  const { checked, options, sent, progress } = useSelector(session.actor, ({ context }) => context);
  const { total, rows: checkedRows = 0, errors: foundErrors = 0 } = progress ?? {};
  const blocked = checked && blockedReason(checked, options);
  return (
    <>
      <div className="pricebook-dialog-beside pricebook-wrap pricebook-upload-progress">
        {isChecking && (
          <>
            <Progress label={messages.checkingLabel} percent={total ? (checkedRows / total) * 100 : 0} />
            <span>{messages.checking(checkedRows, total, foundErrors)}</span>
          </>
        )}
        {isSending && (
          <>
            <Progress label={messages.sendingLabel} percent={sent} />
            <span>{messages.sending(sent)}</span>
          </>
        )}
        {!isChecking && !isSending && (
          <span role="status">{blocked ?? messages.checked(checked?.rows ?? 0, countExcluded(checked))}</span>
        )}
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

export function TextsQuestion({ session }: Pick<StepProps, 'session'>) {
  const isAsking = useSelector(session.actor, (snapshot) => snapshot.matches({ previewing: 'asking' }));
  const texts = textsToCheck(useUpload(session));
  if (!isAsking) return null;
  return (
    <ConfirmDialog
      title={messages.textsTitle(texts)}
      confirmLabel={messages.textsConfirm(texts)}
      cancelLabel={messages.askBack}
      onConfirm={session.acceptTexts}
      onCancel={() => session.actor.send({ type: 'texts.decline' })}
    >
      {messages.textsText}
    </ConfirmDialog>
  );
}
