import { currencies, priceKeysOf, priceLabel } from '../../api/price-keys';
import type { UploadShape } from '../../upload/upload-shape';
import { messages } from './prices.messages';

/** What a price sheet looks like: the SKU and 40 prices. */
export const priceUploadShape: UploadShape = {
  name: 'prices',
  key: { key: 'MAIN_SKU', name: 'Main SKU', label: 'Main SKU', content: 'key', width: 168 },
  groups: currencies.map((currency) => ({
    name: currency,
    note: messages.priceLevels,
    className: `pricebook-currency-${currency.toLowerCase()}`,
    columns: priceKeysOf(currency).map((key) => ({
      key,
      name: `SP ${key.slice(-2)}`,
      label: priceLabel(key),
      content: 'price',
      width: 88,
    })),
  })),
};
