import { Download, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { fetchPriceChanges } from '../../../api/resources/price-history';
import { ApiError } from '../../../api/transport/errors';
import { notifyError } from '../../../embed/page/notify-error';
import type { WidgetHost } from '../../../embed/widget';
import { localDate, saveFile } from '../../../lists/actions/download-list';
import { limits } from '../../../sheet/limits';
import { Button } from '../../../ui/controls/button';
import { useKeptEffect } from '../../../ui/use-kept-effect';
import { openReadingInWorker } from '../../../upload/worker/remote-reading';
import { writeChanges } from './changes-file';
import { historyMessages as messages } from './history.messages';
import { historyError } from './use-pages';

interface ChangesDownloadProps {
  readonly host: WidgetHost;
  readonly since: Date | undefined;
}

/** Saves all changes since a time as a spreadsheet, with progress and a button that stops it. */
export function ChangesDownload({ host, since }: ChangesDownloadProps) {
  /** The number of changes that have been read; `undefined` while nothing is downloaded. */
  const [changesRead, setChangesRead] = useState<number>();
  const stop = useRef(new AbortController());
  useKeptEffect(() => () => stop.current.abort(), []);

  async function start(): Promise<void> {
    stop.current = new AbortController();
    setChangesRead(0);
    await download(host, since, { signal: stop.current.signal, onProgress: setChangesRead });
    setChangesRead(undefined);
  }
  const isReading = changesRead !== undefined;
  return (
    <div className="pricebook-changes-download">
      <span className="pricebook-muted" role="status">
        {isReading && messages.changesRead(changesRead)}
      </span>
      <Button icon={isReading ? X : Download} onClick={() => (isReading ? stop.current.abort() : void start())}>
        {isReading ? messages.stop : messages.download}
      </Button>
    </div>
  );
}

interface DownloadRun {
  readonly signal: AbortSignal;
  readonly onProgress: (changes: number) => void;
}

/** Never rejects: a failure is shown. */
async function download(host: WidgetHost, since: Date | undefined, { signal, onProgress }: DownloadRun): Promise<void> {
  const writer = openReadingInWorker(new File([], 'changes.csv'), () => {});
  const day = localDate(new Date());
  try {
    const { rows, files } = await writeChanges((before) => fetchPriceChanges(host.client, { since, before }, signal), {
      onProgress,
      rowsPerFile: limits.rows,
      async write(written, part) {
        const file = await writer.writeTable(messages.fileColumns, written);
        if (signal.aborted) return;
        const fileName = messages.fileName(day, part);
        saveFile(file, fileName);
        host.emit('pricebook-download', { fileName });
      },
    });
    if (!signal.aborted) host.toast({ type: 'success', message: messages.downloaded(rows, files) });
  } catch (cause) {
    const isStopped = cause instanceof ApiError && cause.kind === 'superseded';
    if (!isStopped)
      notifyError(host, 'download', historyError(cause, messages.allNotKept), { message: messages.downloadFailed });
  } finally {
    writer.dispose();
  }
}
