import { keyColumn, productColumn } from '../../upload/product-column';
import type { UploadShape } from '../../upload/upload-shape';
import { currencies, levelLabel, priceKeysOf, priceLabel } from '../../wire/price-levels';
import { productFields, productKeys } from '../../wire/product';
import { currencyClass } from './currency-styles';
import { messages } from './prices.messages';

export const priceUploadShape: UploadShape = {
  name: 'prices',
  keyColumn,
  matchFields: productKeys
    .filter((key) => key !== 'MAIN_SKU' && productFields[key].kind === 'text')
    .map((key) => productColumn(key, 'text')),
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
