import { useSelector } from '@xstate/react';
import type { CheckedFile, ReadingOptions } from '../../machines/reading.types';
import { canSendRefusable, countToAsk, findingsToAsk } from '../../machines/upload-questions';
import { Button } from '../../ui/controls/button';
import { Progress } from '../../ui/feedback/progress';
import type { StepProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { type KeyLabels, keyLabelsOf } from '../upload-shape';
import { useUploadTag } from '../use-upload';
import { countExcluded } from './exclusion-choices';
import { blockedReason } from './validation-issues';

export function PreviewFooter({ session }: StepProps) {
  const isSending = useUploadTag(session, 'sending');
  const isChecking = useUploadTag(session, 'checking');
  const { checked, options, sentPercent = 0, progress } = useSelector(session.actor, ({ context }) => context);
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
          <span role="status">
            {blocked ?? checkedText(checked, options, keyLabelsOf(session.kind.shape, options.matchBy))}
          </span>
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

function checkedText(checked: CheckedFile | undefined, options: ReadingOptions, labels: KeyLabels): string {
  const rows = countToAsk(checked, 'refusable');
  const isSendable = canSendRefusable(options);
  const sentence = isSendable ? messages.refusable : messages.unsendable;
  const refusable = sentence(rows, messages.refusableCounts(findingsToAsk(checked, 'refusable'), labels));
  const excludedRows = countExcluded(checked) + (isSendable ? 0 : rows);
  return messages.checked(checked?.rows ?? 0, excludedRows, rows === 0 ? undefined : refusable);
}
