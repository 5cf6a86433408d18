import * as v from 'valibot';
import { readPrice } from '../../../src/sheet/price-value';
import { requiredText, wireId } from '../request';
import type { ValueSchemas } from '../uploads/confirm-body';
import { withoutEmptyEnd } from './price-lists';
import { LEVELS, type PriceKey, priceFields } from './price-record';

/** A price as it is kept, of a price as it is sent. */
const priceSchema = v.pipe(
  v.union([v.string(), v.number(), v.null()], 'has to be a number or text'),
  v.rawTransform<string | number | null, string>(({ dataset, addIssue, NEVER }) => {
    const read = readPrice(dataset.value);
    if (read.kind === 'price') return read.text;
    addIssue({ message: read.reason });
    return NEVER;
  }),
);

/** How each price of a record is read as it is sent. */
// SAFETY: made of all the keys.
export const priceSchemas = Object.fromEntries(priceFields.map(({ key }) => [key, priceSchema])) as ValueSchemas<
  PriceKey,
  string
>;

const list = v.pipe(
  v.array(priceSchema, 'has to be a list of prices'),
  v.maxLength(LEVELS, `may have ${LEVELS} prices at most`),
  v.transform((prices) => withoutEmptyEnd(prices)),
);

/** By currency, the first price being level 1. A currency that is absent is not touched. */
const prices = v.object(
  { AUD: v.optional(list), USD: v.optional(list) },
  'has to be an object with the lists AUD and USD',
);

/** The body of createPrice. */
export const createPriceBody = v.object({ MAIN_SKU: requiredText, PRICES: prices });

/** The body of updatePrice; VERSION is the one that was read, where the client knows it. */
export const updatePriceBody = v.object({
  ID: wireId,
  MAIN_SKU: v.optional(requiredText),
  PRICES: prices,
  VERSION: v.optional(wireId),
});
