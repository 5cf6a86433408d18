import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { fetchPriceUploads } from '../../../api/resources/price-history';
import type { WidgetHost } from '../../../embed/widget';
import { Button } from '../../../ui/controls/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { dateKind, timeZone } from '../../../ui/table/column-kinds';
import { useFocusKept } from '../../../ui/use-focus-kept';
import type { RecordedUpload } from '../../../wire/price-history';
import { historyMessages as messages } from './history.messages';
import { Moment } from './moment';
import { PagedList } from './paged-list';
import { TakeBackDialog } from './take-back-dialog';
import { uploadPartsOf } from './upload-parts';
import { byPageNumber, usePages } from './use-pages';

interface UploadsDialogProps {
  readonly host: WidgetHost;
  readonly isReadonly: boolean;
  readonly reload: () => void;
  readonly onClose: () => void;
}

export function UploadsDialog({ host, isReadonly, reload, onClose }: UploadsDialogProps) {
  const pages = usePages(
    host,
    byPageNumber((page) => fetchPriceUploads(host.client, page)),
  );
  const [chosen, setChosen] = useState<RecordedUpload>();
  const list = useFocusKept<HTMLOListElement>(pages.items);
  return (
    <Dialog kind="wide" title={messages.uploads} subtitle={messages.uploadsText} onClose={onClose}>
      <div className="pricebook-history">
        <PagedList pages={pages} empty={{ title: messages.noUploads, text: messages.noUploadsText }}>
          <ol ref={list} className="pricebook-uploads" tabIndex={-1} aria-label={messages.uploads}>
            {pages.items.map((upload) => (
              <UploadItem
                key={upload.id}
                upload={upload}
                onTakeBack={isReadonly ? undefined : () => setChosen(upload)}
              />
            ))}
          </ol>
        </PagedList>
      </div>
      {chosen && (
        <TakeBackDialog
          host={host}
          ids={uploadPartsOf(chosen, pages.items).map(({ id }) => id)}
          reload={() => {
            pages.reload();
            reload();
          }}
          onDone={() => setChosen(undefined)}
        />
      )}
    </Dialog>
  );
}

interface UploadItemProps {
  readonly upload: RecordedUpload;
  readonly onTakeBack: (() => void) | undefined;
}

function UploadItem({ upload, onTakeBack }: UploadItemProps) {
  const { fileName, encoding, by, at, created, changed, takenBack } = upload;
  const time = dateKind().format(at).text;
  return (
    <li>
      <div className="pricebook-upload-facts">
        <b>{fileName || '-'}</b>
        <span className="pricebook-muted">
          {messages.person(by)} · <Moment at={at} />
        </span>
        <span className="pricebook-number">{messages.counts(upload)}</span>
        {encoding !== '' && <span className="pricebook-muted">{messages.readAs(encoding)}</span>}
      </div>
      {takenBack !== undefined ? (
        <span className="pricebook-muted" title={timeZone()}>
          {messages.takenBack(takenBack.by, dateKind().format(takenBack.at).text)}
        </span>
      ) : (
        onTakeBack && (
          <Button
            size="small"
            icon={Undo2}
            aria-label={messages.takeBackOf(fileName, time)}
            disabledReason={created === 0 && changed === 0 ? messages.nothingChanged : undefined}
            onClick={onTakeBack}
          >
            {messages.takeBack}
          </Button>
        )
      )}
    </li>
  );
}
