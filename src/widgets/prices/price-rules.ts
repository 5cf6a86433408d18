import type { PriceRecord } from '../../wire/price';
import {
  byCurrency,
  type Currency,
  currencies,
  type PriceKey,
  priceKey,
  priceKeysOf,
  pricesPerCurrency,
} from '../../wire/price-levels';
import { formatPrice, type PriceProblem, readPrice } from '../../wire/price-text';

/** Empty inputs of each currency when a price is created. */
const firstInputs = 3;

/** What is being typed: the SKU, its group, and the inputs of each currency in order. */
export interface PriceDraft {
  readonly mainSku: string;
  readonly group: string;
  readonly prices: Readonly<Record<Currency, readonly string[]>>;
}

/** One thing that keeps a draft from being sent. */
export type PriceObstacle =
  | { readonly kind: 'choose' }
  | { readonly kind: 'fill'; readonly key: PriceKey }
  | { readonly kind: 'correct'; readonly key: PriceKey; readonly problem: PriceProblem };

/** The draft with which a new price begins. */
export function emptyDraft(): PriceDraft {
  return { mainSku: '', group: '', prices: byCurrency(() => Array.from({ length: firstInputs }, () => '')) };
}

/** The draft of a record: its prices that are set, gathered into one list per currency. */
export function draftOf(record: PriceRecord): PriceDraft {
  return {
    mainSku: record.MAIN_SKU,
    group: record.GROUP_NAME,
    prices: byCurrency((currency) =>
      levelsOf(record, currency)
        .filter((text) => text !== '')
        .map(asTyped),
    ),
  };
}

/** Whether gathering a record's prices changes the level of one: a level before it is unset. */
export function hasGaps(record: PriceRecord): boolean {
  return currencies.some((currency) => {
    const levels = levelsOf(record, currency);
    return levels.some((text, level) => text !== '' && levels[level - 1] === '');
  });
}

/** The draft with one more input, up to 20. */
export function addPrice(draft: PriceDraft, currency: Currency): PriceDraft {
  const prices = draft.prices[currency];
  return prices.length < pricesPerCurrency ? withPrices(draft, currency, [...prices, '']) : draft;
}

/** The draft without one input; the last one of a currency stays. */
export function removePrice(draft: PriceDraft, currency: Currency, index: number): PriceDraft {
  const prices = draft.prices[currency];
  return prices.length > 1 ? withPrices(draft, currency, prices.toSpliced(index, 1)) : draft;
}

/** The draft with one more input at a position, up to 20. */
export function insertPrice(draft: PriceDraft, currency: Currency, index: number, text: string): PriceDraft {
  const prices = draft.prices[currency];
  return prices.length < pricesPerCurrency ? withPrices(draft, currency, prices.toSpliced(index, 0, text)) : draft;
}

/** The draft with one input's text changed. */
export function changePrice(draft: PriceDraft, currency: Currency, index: number, text: string): PriceDraft {
  return withPrices(draft, currency, draft.prices[currency].with(index, text));
}

/**
 * Whether a price can be changed in place: a stored one, or the first free level. Not in a record without a SKU, which
 * cannot be saved, or with gaps, because saving it moves prices to other levels.
 */
export function canEditInPlace(record: PriceRecord, key: PriceKey): boolean {
  if (record.MAIN_SKU === '' || hasGaps(record)) return false;
  const [currency, level] = placeOf(key);
  return level <= levelsOf(record, currency).filter((text) => text !== '').length;
}

/** The draft of a record with one price changed, added after the last, or, for '', removed. */
export function draftWithPrice(record: PriceRecord, key: PriceKey, text: string): PriceDraft {
  const [currency, level] = placeOf(key);
  const draft = draftOf(record);
  const next = text === '' ? [] : [text];
  return withPrices(draft, currency, draft.prices[currency].toSpliced(level, 1, ...next));
}

/** Whether a price is the last one of its currency: without it no other price moves to another level. */
export function isLastPrice(record: PriceRecord, key: PriceKey): boolean {
  const [currency, level] = placeOf(key);
  return !hasGaps(record) && levelsOf(record, currency).filter((text) => text !== '').length === level + 1;
}

/** Currency and position, from 0, of a price. */
function placeOf(key: PriceKey): readonly [Currency, number] {
  const currency = currencies.find((name) => priceKeysOf(name).includes(key)) ?? currencies[0];
  return [currency, priceKeysOf(currency).indexOf(key)];
}

/** A price as the list shows it, but without the commas between thousands. */
export function asTyped(text: string): string {
  return readPrice(text).kind === 'price' ? (formatPrice(text)?.replaceAll(',', '') ?? text) : text;
}

/** Whether the text is one of the record's own: our rule does not bind what the back end itself has. */
export function isOwnPrice(text: string, currency: Currency, record: PriceRecord | undefined): boolean {
  return record !== undefined && levelsOf(record, currency).includes(text.trim());
}

/** What keeps a draft of the record from being sent, in the order of the form; empty when it may go. */
export function obstacles(draft: PriceDraft, record?: PriceRecord): readonly PriceObstacle[] {
  const inPrices = currencies.flatMap((currency) =>
    draft.prices[currency].flatMap((text, index): readonly PriceObstacle[] => {
      const key = priceKey(currency, index + 1);
      if (text.trim() === '') return [{ kind: 'fill', key }];
      const problem = priceProblem(text);
      return problem === undefined || isOwnPrice(text, currency, record) ? [] : [{ kind: 'correct', key, problem }];
    }),
  );
  return draft.mainSku.trim() === '' ? [{ kind: 'choose' }, ...inPrices] : inPrices;
}

/** Why the text is no price; `undefined` when it is one, or blank. */
export function priceProblem(text: string): PriceProblem | undefined {
  const price = readPrice(text);
  return price.kind === 'wrong' ? price.problem : undefined;
}

/** The prices as they are sent. */
export function pricesToSend(draft: PriceDraft): Readonly<Record<Currency, readonly string[]>> {
  return byCurrency((currency) => draft.prices[currency].map((text) => text.trim()));
}

/** One price that saving the draft would change. */
export interface ChangedPrice {
  readonly key: PriceKey;
  readonly mine: string;
  readonly theirs: string;
}

/** Where the draft and a record differ, level by level. */
export function changedPrices(draft: PriceDraft, record: PriceRecord): readonly ChangedPrice[] {
  const sent = pricesToSend(draft);
  return currencies.flatMap((currency) =>
    priceKeysOf(currency)
      .map((key, level) => ({ key, mine: sent[currency][level] ?? '', theirs: record[key] }))
      .filter(({ mine, theirs }) => canonical(mine) !== canonical(theirs)),
  );
}

/** One text for equal prices, such as 12.5 and 12.50. */
function canonical(text: string): string {
  const price = readPrice(text);
  return price.kind === 'price' ? price.text : text;
}

function levelsOf(record: PriceRecord, currency: Currency): readonly string[] {
  return priceKeysOf(currency).map((key) => record[key]);
}

function withPrices(draft: PriceDraft, currency: Currency, prices: readonly string[]): PriceDraft {
  return { ...draft, prices: { ...draft.prices, [currency]: prices } };
}
