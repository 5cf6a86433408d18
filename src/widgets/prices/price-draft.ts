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
import { formatPrice, type PriceProblem, parsePrice } from '../../wire/price-text';

const inputsOfNewDraft = 3;

export interface PriceDraft {
  readonly mainSku: string;
  readonly group: string;
  readonly prices: Readonly<Record<Currency, readonly string[]>>;
}

export type PriceIssue =
  | { readonly kind: 'choose' }
  | { readonly kind: 'fill'; readonly key: PriceKey }
  | { readonly kind: 'correct'; readonly key: PriceKey; readonly problem: PriceProblem };

export function emptyDraft(): PriceDraft {
  return { mainSku: '', group: '', prices: byCurrency(() => Array.from({ length: inputsOfNewDraft }, () => '')) };
}

/** The draft of a record: a list of its set prices per currency, without gaps. */
export function draftOf(record: PriceRecord): PriceDraft {
  return {
    mainSku: record.MAIN_SKU,
    group: record.GROUP_NAME,
    prices: byCurrency((currency) => pricesOf(record, currency).map(toInputText)),
  };
}

/** The first unset level before a set one of its currency, which a draft leaves out, so that prices move to other levels. */
function firstGap(record: PriceRecord): PriceKey | undefined {
  for (const keys of currencies.map(priceKeysOf)) {
    const unset = keys.findIndex((key) => record[key] === '');
    if (unset !== -1 && unset < keys.findLastIndex((key) => record[key] !== '')) return keys[unset];
  }
  return undefined;
}

export const hasGaps = (record: PriceRecord): boolean => firstGap(record) !== undefined;

export function addPrice(draft: PriceDraft, currency: Currency): PriceDraft {
  return insertPrice(draft, currency, draft.prices[currency].length, '');
}

export function removePrice(draft: PriceDraft, currency: Currency, index: number): PriceDraft {
  const prices = draft.prices[currency];
  return prices.length > 1 ? withPrices(draft, currency, prices.toSpliced(index, 1)) : draft;
}

export function insertPrice(draft: PriceDraft, currency: Currency, index: number, text: string): PriceDraft {
  const prices = draft.prices[currency];
  return prices.length < pricesPerCurrency ? withPrices(draft, currency, prices.toSpliced(index, 0, text)) : draft;
}

export function setDraftPrice(draft: PriceDraft, currency: Currency, index: number, text: string): PriceDraft {
  return withPrices(draft, currency, draft.prices[currency].with(index, text));
}

/**
 * Whether a price can be changed in its cell: it is set, or the first unset level. Not in a record without a SKU, nor in one
 * with gaps, because saving closes them and moves prices.
 */
export function canEditInPlace(record: PriceRecord, key: PriceKey): boolean {
  const [currency, level] = positionOf(key);
  return level <= lastEditableLevels(record)[currency];
}

const editableLevels = new WeakMap<PriceRecord, Readonly<Record<Currency, number>>>();

/** The last level, from 0, that can be changed in its cell; -1 for none. Computed once, because each cell of a row asks. */
function lastEditableLevels(record: PriceRecord): Readonly<Record<Currency, number>> {
  let levels = editableLevels.get(record);
  if (levels === undefined) {
    const isFixed = record.MAIN_SKU === '' || hasGaps(record);
    levels = byCurrency((currency) => (isFixed ? -1 : pricesOf(record, currency).length));
    editableLevels.set(record, levels);
  }
  return levels;
}

/** Why a price cannot be changed in its cell. `key` is the level that has to be set first. */
export type EditRefusal = { readonly kind: 'no-sku' } | { readonly kind: 'gap' | 'not-next'; readonly key: PriceKey };

/** Why `canEditInPlace` excludes a price; `undefined` if it does not. */
export function editRefusal(record: PriceRecord, key: PriceKey): EditRefusal | undefined {
  if (canEditInPlace(record, key)) return undefined;
  if (record.MAIN_SKU === '') return { kind: 'no-sku' };
  const gap = firstGap(record);
  if (gap !== undefined) return { kind: 'gap', key: gap };
  const [currency] = positionOf(key);
  return { kind: 'not-next', key: priceKey(currency, pricesOf(record, currency).length + 1) };
}

export function draftWithPrice(record: PriceRecord, key: PriceKey, text: string): PriceDraft {
  const [currency, level] = positionOf(key);
  const draft = draftOf(record);
  const next = text === '' ? [] : [text];
  return withPrices(draft, currency, draft.prices[currency].toSpliced(level, 1, ...next));
}

/** Whether a price is the last of its currency, so that removing it moves no other price. */
export function isLastPrice(record: PriceRecord, key: PriceKey): boolean {
  const [currency, level] = positionOf(key);
  return !hasGaps(record) && pricesOf(record, currency).length === level + 1;
}

function positionOf(key: PriceKey): readonly [Currency, number] {
  const currency = currencies.find((name) => priceKeysOf(name).includes(key)) ?? currencies[0];
  return [currency, priceKeysOf(currency).indexOf(key)];
}

/** The text for an input: formatted as in lists, but without thousands separators. */
export function toInputText(text: string): string {
  return parsePrice(text).kind === 'price' ? (formatPrice(text)?.replaceAll(',', '') ?? text) : text;
}

/** Whether the record already has this text in the currency; then the price rules do not apply. */
export function isStoredPrice(text: string, currency: Currency, record: PriceRecord | undefined): boolean {
  return record !== undefined && levelsOf(record, currency).includes(text.trim());
}

export function priceIssues(draft: PriceDraft, record?: PriceRecord): readonly PriceIssue[] {
  const inPrices = currencies.flatMap((currency) =>
    draft.prices[currency].flatMap((text, index): readonly PriceIssue[] => {
      const key = priceKey(currency, index + 1);
      if (text.trim() === '') return [{ kind: 'fill', key }];
      const problem = priceProblem(text);
      return problem === undefined || isStoredPrice(text, currency, record) ? [] : [{ kind: 'correct', key, problem }];
    }),
  );
  return draft.mainSku.trim() === '' ? [{ kind: 'choose' }, ...inPrices] : inPrices;
}

export function priceProblem(text: string): PriceProblem | undefined {
  const price = parsePrice(text);
  return price.kind === 'wrong' ? price.problem : undefined;
}

export function pricesToSend(draft: PriceDraft): Readonly<Record<Currency, readonly string[]>> {
  return byCurrency((currency) => draft.prices[currency].map((text) => text.trim()));
}

export function changedPrices(draft: PriceDraft, record: PriceRecord) {
  const sent = pricesToSend(draft);
  return currencies.flatMap((currency) =>
    priceKeysOf(currency)
      .map((key, level) => ({ key, mine: sent[currency][level] ?? '', theirs: record[key] }))
      .filter(({ mine, theirs }) => canonical(mine) !== canonical(theirs)),
  );
}

function canonical(text: string): string {
  const price = parsePrice(text);
  return price.kind === 'price' ? price.text : text;
}

const pricesOf = (record: PriceRecord, currency: Currency) => levelsOf(record, currency).filter((text) => text !== '');

function levelsOf(record: PriceRecord, currency: Currency): readonly string[] {
  return priceKeysOf(currency).map((key) => record[key]);
}

function withPrices(draft: PriceDraft, currency: Currency, prices: readonly string[]): PriceDraft {
  return { ...draft, prices: { ...draft.prices, [currency]: prices } };
}
