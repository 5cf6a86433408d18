import { useRef, useState } from 'react';
import { takeBackUpload } from '../../../api/resources/price-history';
import { ApiError } from '../../../api/transport/errors';
import { notifyError } from '../../../embed/page/notify-error';
import type { WidgetHost } from '../../../embed/widget';
import { useFetch } from '../../../record/use-fetch';
import { Button } from '../../../ui/controls/button';
import { FailedPanel } from '../../../ui/feedback/failed-panel';
import { FailureBanner } from '../../../ui/feedback/failure-banner';
import { Loading } from '../../../ui/feedback/loading';
import { Dialog } from '../../../ui/overlays/dialog';
import { dateKind } from '../../../ui/table/column-kinds';
import type { TakeBackPreview } from '../../../wire/price-history';
import type { Id } from '../../../wire/values';
import { historyMessages as messages } from './history.messages';
import type { TakenBack } from './history.types';
import { ChangedSince, Records } from './take-back-effects';
import { combinePreviews, type PartPreview, previewParts } from './take-back-parts';

interface TakeBackDialogProps {
  readonly host: WidgetHost;
  /** An upload, or all uploads of one change. */
  readonly ids: readonly Id[];
  readonly reload: () => void;
  readonly onDone: (outcome: TakenBack | undefined) => void;
}

/** Shows the effects of taking uploads back, and later changes of their records; takes them back after confirmation. */
export function TakeBackDialog({ host, ids, reload, onDone }: TakeBackDialogProps) {
  /** The uploads that are not taken back yet, after one of several has failed. */
  const [remainingIds, setRemainingIds] = useState(ids);
  const { state, reload: reloadPreview } = useFetch(remainingIds.join(' '), () =>
    previewParts(host.client, remainingIds),
  );
  const [progress, setProgress] = useState<'asking' | 'sending' | Error>('asking');
  /** Takes the focus before the preview is read again, which unmounts the focused button. */
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isSending = progress === 'sending';
  const parts = state.kind === 'loaded' ? state.value : [];
  const preview = combinePreviews(parts);
  const total = preview ? preview.deleted + preview.restored : 0;
  const cancel = () => {
    if (!isSending) onDone(undefined);
  };

  async function takeBack(): Promise<void> {
    const isAllowed = parts.every(({ id, preview: { deleted, restored } }) =>
      host.emit('pricebook-before-takeback', { uploadId: id, changed: deleted + restored }),
    );
    if (!isAllowed) return onDone(undefined);
    setProgress('sending');
    let outcome: TakenBack | undefined;
    let finishedParts = 0;
    try {
      for (const part of parts) {
        if (part.preview.deleted + part.preview.restored > 0) outcome = await takeBackOne(host, part);
        finishedParts++;
      }
      reload();
      onDone(outcome);
    } catch (cause) {
      const text = cause instanceof ApiError ? cause.messageWith(messages.mayBeTakenBack, cause.message) : undefined;
      const error = notifyError(host, 'takeback', cause, { message: (why) => text ?? why });
      setProgress(new Error(text ?? error.message, { cause: error }));
      const isOutdated = cause instanceof ApiError && (cause.status === 409 || cause.kind === 'unknown-outcome');
      if (finishedParts === 0 && !isOutdated) return;
      // The lists and the preview show the current state.
      reload();
      cancelButton.current?.focus();
      if (finishedParts > 0) setRemainingIds(remainingIds.slice(finishedParts));
      else reloadPreview();
    }
  }
  const footer = (
    <>
      <Button ref={cancelButton} data-autofocus="" onClick={cancel}>
        {total > 0 ? messages.cancel : messages.close}
      </Button>
      {preview && total > 0 && (
        <Button variant="danger" busy={isSending} onClick={() => void takeBack()}>
          {messages.confirm(total)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      kind="wide"
      title={messages.question}
      {...(preview?.upload && { subtitle: subtitleOf(preview.upload) })}
      footer={footer}
      onClose={cancel}
    >
      <div className="pricebook-stack">
        {progress instanceof Error && <FailureBanner error={progress} />}
        {state.kind === 'loading' && <Loading />}
        {state.kind === 'failed' && (
          <FailedPanel
            error={state.error}
            onRetry={() => {
              cancelButton.current?.focus();
              reloadPreview();
            }}
          >
            {messages.failedNote}
          </FailedPanel>
        )}
        {preview && (
          <>
            {remainingIds.length > 1 && <p>{messages.parts(remainingIds.length)}</p>}
            <p>{total > 0 ? messages.effectText(preview) : messages.noEffect}</p>
            <ChangedSince {...preview.changedSince} />
            <Records
              label={messages.affectedRecords}
              items={preview.items}
              total={total}
              textOf={({ action }) => messages.willBe[action]}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

async function takeBackOne(
  host: WidgetHost,
  { id, preview: { deleted, restored, changedSince } }: PartPreview,
): Promise<TakenBack> {
  const { message, changed = deleted + restored } = await takeBackUpload(host.client, id, changedSince.total);
  host.toast({ type: 'success', message: message || messages.done(changed) });
  const outcome = { uploadId: id, changed };
  host.emit('pricebook-takeback', outcome);
  return outcome;
}

const subtitleOf = ({ fileName, by, at }: NonNullable<TakeBackPreview['upload']>) =>
  `${messages.file(fileName)} · ${messages.person(by)} · ${dateKind().format(at).text}`;
