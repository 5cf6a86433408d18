import type { PriceRecord } from '../../api/price-record';
import { downloadPrices } from '../../api/prices';
import type { WidgetEvents } from '../../embed/events';
import { createDownload } from '../../embed/records/download-list';
import { createPanels, type Panel } from '../../embed/records/panels';
import { createRecordActions, type RecordActions } from '../../embed/records/record-actions';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { priceKind } from './price-kind';
import { messages } from './prices.messages';

/** What an upload ended with; `undefined` when the person cancelled before anything was sent. */
export type UploadOutcome = WidgetEvents['pricebook-upload'] | undefined;

/** What can be done with the price list, by its buttons and by the element's methods alike. */
export interface PriceActions extends RecordActions<PriceRecord> {
  /** The upload panel; its subject is what the page handed over, `undefined` when a person is to choose. */
  readonly uploading: Panel<File | undefined, WidgetEvents['pricebook-upload']>['open'];
  readonly upload: (file?: File) => Promise<UploadOutcome>;
  readonly download: () => Promise<WidgetEvents['pricebook-download']>;
}

/** Makes the actions of one price list. */
export function createPriceActions(host: WidgetHost, list: List<PriceRecord>): PriceActions {
  const panels = createPanels(host);
  const upload = panels.panel<File | undefined, WidgetEvents['pricebook-upload']>();

  /** Prices come whole with the page: nothing is read again. */
  async function read(id: string): Promise<PriceRecord> {
    if (list.loaded.peek() === undefined) await list.reload();
    const record = list.loaded.peek()?.items.find(({ ID }) => String(ID) === id);
    if (record === undefined) throw new Error(messages.gone(id));
    return record;
  }
  return {
    ...createRecordActions(host, priceKind, panels, read),
    uploading: upload.open,
    upload: (file) => upload.show(file),
    download: createDownload(host, {
      name: 'prices',
      read: () => downloadPrices(host.client, list.query.peek()),
      messages,
    }),
  };
}
