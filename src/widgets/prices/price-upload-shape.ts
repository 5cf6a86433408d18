import type { UploadShape } from '../../upload/upload-shape';
import { currencies, levelLabel, priceKeysOf, priceLabel } from '../../wire/price-levels';
import { productFields, productKeys } from '../../wire/product';
import { currencyClass } from './currency-styles';
import { messages } from './prices.messages';

const { label } = productFields.MAIN_SKU;

export const priceUploadShape: UploadShape = {
  name: 'prices',
  key: { key: 'MAIN_SKU', name: label, label, content: 'key', width: 168 },
  matchFields: productKeys.flatMap((key) =>
    key !== 'MAIN_SKU' && productFields[key].kind === 'text' ? [{ key, label: productFields[key].label }] : [],
  ),
  groups: currencies.map((currency) => ({
    name: currency,
    get note() {
      return messages.priceLevels;
    },
    className: currencyClass(currency),
    columns: priceKeysOf(currency).map((key) => ({
      key,
      name: levelLabel(key),
      label: priceLabel(key),
      content: 'price',
      width: 88,
    })),
  })),
};
