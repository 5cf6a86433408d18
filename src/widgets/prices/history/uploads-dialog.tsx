import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchPriceUploads } from '../../../api/resources/price-history';
import type { WidgetHost } from '../../../embed/widget';
import { Button } from '../../../ui/controls/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { dateKind, timeZone } from '../../../ui/table/column-kinds';
import { useFocusKept } from '../../../ui/use-focus-kept';
import type { RecordedUpload } from '../../../wire/price-history';
import type { Id } from '../../../wire/values';
import { historyMessages as messages } from './history.messages';
import { Moment } from './moment';
import { PagedList } from './paged-list';
import { TakeBackDialog } from './take-back-dialog';
import { uploadPartsOf } from './upload-parts';
import { byPageNumber, type Pages, usePages } from './use-pages';

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
  const { parts, isSearchingFor, choose, close } = useParts(pages);
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
                isBusy={isSearchingFor(upload)}
                onTakeBack={isReadonly ? undefined : () => choose(upload)}
              />
            ))}
          </ol>
        </PagedList>
      </div>
      {parts && (
        <TakeBackDialog
          host={host}
          ids={parts}
          reload={() => {
            pages.reload();
            reload();
          }}
          onDone={close}
        />
      )}
    </Dialog>
  );
}

/** The chosen upload with the other uploads of its change: reads the pages on which they may stand first. */
function useParts({ items, status, hasMore, loadMore }: Pages<RecordedUpload>) {
  const [chosen, setChosen] = useState<Id>();
  /** Kept while the list is read again: it then begins with its first page. */
  const [parts, setParts] = useState<readonly Id[]>();
  useEffect(() => {
    if (chosen === undefined) return;
    const upload = items.find(({ id }) => id === chosen);
    const found = upload && uploadPartsOf(upload, items);
    const needsMore = found?.mayHaveOlder && hasMore;
    if (needsMore && status === 'loading') return;
    if (needsMore && status === 'loaded') return loadMore();
    setChosen(undefined);
    // Without the page on which other parts may stand, the list shows why.
    if (found && !needsMore) setParts(found.parts.map(({ id }) => id));
  }, [chosen, items, status, hasMore, loadMore]);
  return {
    parts,
    isSearchingFor: ({ id }: RecordedUpload) => id === chosen,
    choose(upload: RecordedUpload): void {
      setChosen(upload.id);
      if (status instanceof Error && uploadPartsOf(upload, items).mayHaveOlder) loadMore();
    },
    close: () => setParts(undefined),
  };
}

interface UploadItemProps {
  readonly upload: RecordedUpload;
  readonly isBusy: boolean;
  readonly onTakeBack: (() => void) | undefined;
}

function UploadItem({ upload, isBusy, onTakeBack }: UploadItemProps) {
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
            busy={isBusy}
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
