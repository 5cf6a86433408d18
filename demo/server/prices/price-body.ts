import * as v from 'valibot';
import { byCurrency, byPriceKey, currencies, pricesPerCurrency } from '../../../src/wire/price-levels';
import { normalizeName } from '../../../src/wire/text-rules';
import { priceReading } from '../http/field-reading';
import { schemaOf } from '../http/field-schema';
import { listOf } from '../http/list-of';
import { requiredText, wireId } from '../http/request';
import { withoutEmptyEnd } from './prices-by-currency';

const priceSchema = schemaOf<string | number | null, string>(
  v.union([v.string(), v.number(), v.null()], 'has to be a number or text'),
  priceReading,
);

export const priceSchemas = byPriceKey(() => priceSchema);

const priceListSchema = v.pipe(
  listOf(priceSchema, {
    max: pricesPerCurrency,
    notList: 'has to be a list of prices',
    tooLong: `may have ${pricesPerCurrency} prices at most`,
  }),
  v.transform((prices) => withoutEmptyEnd(prices)),
);

const MAX_KEYS = 20;
const SHAPE = `has to be an object with the lists ${currencies.join(' and ')}`;

/** Prices by currency, starting with level 1. An absent currency is not changed, another key is refused. */
const pricesSchema = v.pipe(
  v.custom<object>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      // Each other key would be an error of its own.
      Object.keys(value).length <= MAX_KEYS,
    SHAPE,
  ),
  v.objectWithRest(
    byCurrency(() => v.optional(priceListSchema)),
    v.never(`is no list of prices: they are ${currencies.join(' and ')}`),
  ),
);

const mainSkuSchema = v.pipe(requiredText, v.transform(normalizeName));

export const createPriceBody = v.object({ MAIN_SKU: mainSkuSchema, PRICES: pricesSchema });

/** The body of updatePrice; VERSION is the version that was read, if known. */
export const updatePriceBody = v.object({
  ID: wireId,
  MAIN_SKU: v.optional(mainSkuSchema),
  PRICES: pricesSchema,
  VERSION: v.optional(wireId),
});
