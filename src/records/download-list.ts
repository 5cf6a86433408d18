import { ApiError } from '../api/transport/errors';
import type { WidgetEvents } from '../embed/events';
import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';

/** A list that can be downloaded as a spreadsheet. */
export interface DownloadOptions {
  /** Prefix of the file name, before the date. */
  readonly name: string;
  readonly read: () => Promise<Blob>;
  /** Messages of success and failure. */
  readonly messages: { readonly downloaded: string; readonly downloadFailed: (why: string) => string };
}

/**
 * Returns the download function of one list: it saves the file, reports the outcome, and rejects with an `Error` whose
 * message was shown; `undefined` when the widget is removed meanwhile. A call during a pending download returns the same promise.
 */
export function createDownload(
  host: WidgetHost,
  { name, read, messages }: DownloadOptions,
): () => Promise<WidgetEvents['pricebook-download'] | undefined> {
  let underway: Promise<WidgetEvents['pricebook-download'] | undefined> | undefined;
  async function download() {
    try {
      const blob = await read();
      const fileName = `${name}_${localDate(new Date())}.xlsx`;
      saveFile(blob, fileName);
      host.toast({ type: 'success', message: messages.downloaded });
      host.emit('pricebook-download', { fileName });
      return { fileName };
    } catch (cause) {
      if (cause instanceof ApiError && cause.kind === 'superseded') return undefined;
      throw notifyError(host, 'download', cause, { message: messages.downloadFailed });
    }
  }
  return () => {
    underway ??= download().finally(() => {
      underway = undefined;
    });
    return underway;
  };
}

/** The local date, as 2026-11-20. */
export function localDate(date: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Saves a file by the browser's download. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download must have started before the address is revoked.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
