import {
  currentPriceOf,
  deletePrice,
  downloadPrices,
  fetchPriceFilters,
  fetchPrices,
  findPrice,
} from '../../api/resources/prices';
import type { PriceRecord } from '../../wire/price';
import { productColumnKeys } from './prices.columns';

export const priceEntity = {
  name: 'prices',
  noun: 'price',
  titleKey: 'MAIN_SKU',
  titleOf: ({ MAIN_SKU }: PriceRecord) => MAIN_SKU,
  columnKeys: productColumnKeys,
  // A price that the back end does not send is not set, so that only a missing SKU is unknown.
  unknownFields: ({ MAIN_SKU }: PriceRecord) => new Map(MAIN_SKU === '' ? [['MAIN_SKU', 'not-sent'] as const] : []),
  page: fetchPrices,
  filters: fetchPriceFilters,
  find: findPrice,
  currentOf: currentPriceOf,
  remove: deletePrice,
  download: downloadPrices,
};
