import { useRef, useState } from 'react';
import { previewTakeBack, takeBackUpload } from '../../../api/resources/price-history';
import { ApiError } from '../../../api/transport/errors';
import { notifyError } from '../../../embed/page/notify-error';
import type { WidgetHost } from '../../../embed/widget';
import { useFetch } from '../../../record/use-fetch';
import { Button } from '../../../ui/controls/button';
import { Banner } from '../../../ui/feedback/banner';
import { FailedPanel } from '../../../ui/feedback/failed-panel';
import { Loading } from '../../../ui/feedback/loading';
import { Dialog } from '../../../ui/overlays/dialog';
import { date } from '../../../ui/table/column-kinds';
import type { TakeBackPreview } from '../../../wire/price-history';
import type { Id } from '../../../wire/values';
import { historyMessages as messages } from './history.messages';
import type { TakenBack } from './history.types';
import { ChangedSince, Records } from './take-back-effects';

interface TakeBackDialogProps {
  readonly host: WidgetHost;
  readonly id: Id;
  readonly reload: () => void;
  readonly onDone: (outcome: TakenBack | undefined) => void;
}

/** Shows the effects of taking an upload back, and later changes of its records; takes it back after confirmation. */
export function TakeBackDialog({ host, id, reload, onDone }: TakeBackDialogProps) {
  const { state, reload: readAgain } = useFetch(String(id), () => previewTakeBack(host.client, id));
  const [progress, setProgress] = useState<'asking' | 'sending' | Error>('asking');
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isSending = progress === 'sending';
  const preview = state.kind === 'loaded' ? state.value : undefined;
  const total = preview ? preview.deleted + preview.restored : 0;
  const cancel = () => {
    if (!isSending) onDone(undefined);
  };

  async function takeBack({ changedSince }: TakeBackPreview): Promise<void> {
    if (!host.emit('pricebook-before-takeback', { uploadId: id, changed: total })) return onDone(undefined);
    setProgress('sending');
    try {
      const { message, changed = total } = await takeBackUpload(host.client, id, changedSince.total);
      host.toast({ type: 'success', message: message || messages.done(changed) });
      const outcome = { uploadId: id, changed };
      host.emit('pricebook-takeback', outcome);
      reload();
      onDone(outcome);
    } catch (cause) {
      const text = cause instanceof ApiError ? cause.messageWith(messages.mayBeTakenBack, cause.message) : undefined;
      const error = notifyError(host, 'takeback', cause, { message: (why) => text ?? why });
      setProgress(new Error(text ?? error.message, { cause: error }));
      // After a conflict or an unknown outcome, the lists and the preview show the current state.
      if (cause instanceof ApiError && (cause.status === 409 || cause.kind === 'unknown-outcome')) {
        reload();
        // Reading again unmounts the focused button.
        cancelButton.current?.focus();
        readAgain();
      }
    }
  }
  const footer = (
    <>
      <Button ref={cancelButton} data-autofocus="" onClick={cancel}>
        {total > 0 ? messages.cancel : messages.close}
      </Button>
      {preview && total > 0 && (
        <Button variant="danger" busy={isSending} onClick={() => void takeBack(preview)}>
          {messages.confirm(total)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      kind="wide"
      title={messages.question}
      {...(preview && { subtitle: subtitleOf(preview) })}
      footer={footer}
      onClose={cancel}
    >
      <div className="pricebook-stack">
        {progress instanceof Error && <Banner tone="danger">{progress.message}</Banner>}
        {state.kind === 'loading' && <Loading />}
        {state.kind === 'failed' && (
          <FailedPanel error={state.error} onRetry={readAgain}>
            {messages.failedNote}
          </FailedPanel>
        )}
        {preview && (
          <>
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

const subtitleOf = ({ upload: { fileName, by, at } }: TakeBackPreview) =>
  `${messages.file(fileName)} · ${messages.person(by)} · ${date().format(at).text}`;
