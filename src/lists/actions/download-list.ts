import { ApiError } from '../../api/transport/errors';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';

export interface DownloadOptions {
  readonly name: string;
  readonly read: () => Promise<Blob>;
  readonly messages: { readonly downloaded: string; readonly downloadFailed: (why: string) => string };
}

/**
 * Returns the download function of one list. It rejects after showing an error, and resolves with `undefined` when the widget
 * is removed meanwhile. Calls during a pending download share its promise.
 */
export function createDownload(host: WidgetHost, { name, read, messages }: DownloadOptions) {
  let pending: ReturnType<typeof download> | undefined;
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
    pending ??= download().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

/** Swedish dates are ISO 8601. */
export const localDate = (date: Date): string => date.toLocaleDateString('sv');

export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download must have started before the address is revoked.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
