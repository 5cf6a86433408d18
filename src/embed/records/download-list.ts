import type { WidgetEvents } from '../events';
import { reportFailure } from '../report-failure';
import type { WidgetHost } from '../widget';

/** A list that can be had as a spreadsheet. */
export interface DownloadOptions {
  /** What the file's name begins with, before the date. */
  readonly name: string;
  readonly read: () => Promise<Blob>;
  /** What is said when it is there, and when it failed. */
  readonly messages: { readonly downloaded: string; readonly downloadFailed: (why: string) => string };
}

/**
 * Makes the download of one list: it saves the file, tells the person and the page, and rejects with an `Error` whose
 * message was shown. A second wish while the first is under way is the same file.
 */
export function createDownload(
  host: WidgetHost,
  { name, read, messages }: DownloadOptions,
): () => Promise<WidgetEvents['pricebook-download']> {
  let underway: Promise<WidgetEvents['pricebook-download']> | undefined;
  async function download() {
    try {
      const blob = await read();
      const fileName = `${name}_${localDate(new Date())}.xlsx`;
      saveFile(blob, fileName);
      host.toast({ type: 'success', message: messages.downloaded });
      host.emit('pricebook-download', { fileName });
      return { fileName };
    } catch (cause) {
      throw reportFailure(host, 'download', cause, { message: messages.downloadFailed });
    }
  }
  return () => {
    underway ??= download().finally(() => {
      underway = undefined;
    });
    return underway;
  };
}

/** The date where the person is, as 2026-11-20. */
export function localDate(date: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has to have begun with it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
