import { useSelector } from '@xstate/react';
import type { CheckedFile } from '../../machines/reading.types';
import { countToAsk, findingsToAsk } from '../../machines/upload-questions';
import { Button } from '../../ui/controls/button';
import { Progress } from '../../ui/feedback/progress';
import type { StepProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUploadTag } from '../use-upload';
import { countExcluded } from './exclusion-choices';
import { blockedReason } from './validation-issues';

export function PreviewFooter({ session }: StepProps) {
  const isSending = useUploadTag(session, 'sending');
  const isChecking = useUploadTag(session, 'checking');
  const { checked, options, sentPercent, progress } = useSelector(session.actor, ({ context }) => context);
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
            <Progress label={messages.sendingLabel} percent={sentPercent} />
            <span>{messages.sending(sentPercent)}</span>
          </>
        )}
        {!isChecking && !isSending && (
          <span role="status">{blocked ?? checkedText(checked, session.kind.shape.key.label)}</span>
        )}
      </div>
      <Button onClick={() => session.actor.send({ type: 'upload.cancel' })}>{messages.cancel}</Button>
      <Button
        variant="primary"
        busy={isSending}
        disabledReason={isChecking ? messages.stillChecking : blocked}
        onClick={() => session.actor.send({ type: 'file.submit' })}
      >
        {messages.submit}
      </Button>
    </>
  );
}

const checkedText = (checked: CheckedFile | undefined, key: string): string =>
  messages.checked(
    checked?.rows ?? 0,
    countExcluded(checked),
    countToAsk(checked, 'refusable'),
    messages.refusableCounts(findingsToAsk(checked, 'refusable'), key),
  );
