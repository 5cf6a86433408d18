import { deletePrice } from '../../api/resources/prices';
import { type ListPanelsOptions, lazyPanel } from '../../records/list-panels';
import type { PriceRecord } from '../../wire/price';
import { messages } from './prices.messages';

export const pricePanels: ListPanelsOptions<PriceRecord> = {
  Form: lazyPanel('price form', async () => (await import('./price-form')).PriceForm),
  Upload: lazyPanel('upload panel', async () => (await import('./price-upload')).PriceUpload),
  remove: deletePrice,
  describe: ({ ID, MAIN_SKU }) => (
    <>
      {messages.price} <b>{ID}</b> {messages.of} <b>{MAIN_SKU}</b>
    </>
  ),
};
