import { downloadPrices } from '../../api/prices';
import type { WidgetEvents } from '../../embed/events';
import { reportFailure } from '../../embed/report-failure';
import type { WidgetHost } from '../../embed/widget';
import type { ListQuery } from '../../list/list-query';
import { messages } from './prices.messages';

/** Saves all prices that match the query as a spreadsheet. Rejects with an `Error` whose message was shown. */
export async function downloadPriceFile(
  host: WidgetHost,
  { search, filters }: ListQuery,
): Promise<WidgetEvents['pricebook-download']> {
  try {
    const blob = await downloadPrices(host.client, { search, filters });
    const fileName = `prices_${localDate(new Date())}.xlsx`;
    saveFile(blob, fileName);
    host.toast({ type: 'success', message: messages.downloaded });
    host.emit('pricebook-download', { fileName });
    return { fileName };
  } catch (cause) {
    throw reportFailure(host, 'download', cause, { message: messages.downloadFailed });
  }
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
