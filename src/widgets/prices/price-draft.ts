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
import { canonicalPriceText, type PriceProblem, parsePrice } from '../../wire/price-text';
import { currencyAndIndexOf, nonEmptyPricesOf, pricesByLevel } from './editable-prices';
import { toInputText } from './input-text';

const inputsOfNewDraft = 3;

export interface PriceDraft {
  readonly mainSku: string;
  readonly group: string;
  readonly prices: Readonly<Record<Currency, readonly string[]>>;
}

/** `kind`: what the user has to do: choose a product, fill or remove an empty price, or correct one. */
export type PriceIssue =
  | { readonly kind: 'choose' }
  | { readonly kind: 'fill'; readonly key: PriceKey }
  | { readonly kind: 'correct'; readonly key: PriceKey; readonly problem: PriceProblem };

export function emptyPriceDraft(): PriceDraft {
  return { mainSku: '', group: '', prices: byCurrency(() => Array.from({ length: inputsOfNewDraft }, () => '')) };
}

/** The draft of a record: a list of its set prices per currency, without gaps. */
export function priceDraftOf(record: PriceRecord): PriceDraft {
  return {
    mainSku: record.MAIN_SKU,
    group: record.GROUP_NAME,
    prices: byCurrency((currency) => nonEmptyPricesOf(record, currency).map(toInputText)),
  };
}

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

export function draftWithPrice(record: PriceRecord, key: PriceKey, text: string): PriceDraft {
  const [currency, levelIndex] = currencyAndIndexOf(key);
  const draft = priceDraftOf(record);
  const prices = draft.prices[currency];
  const newPrices = text === '' ? prices.toSpliced(levelIndex, 1) : prices.toSpliced(levelIndex, 1, text);
  return withPrices(draft, currency, newPrices);
}

/** Whether the record already has this text in the currency; then the price rules do not apply. */
export function isStoredPrice(text: string, currency: Currency, record: PriceRecord | undefined): boolean {
  return record !== undefined && pricesByLevel(record, currency).includes(text.trim());
}

export function priceIssues(draft: PriceDraft, record?: PriceRecord): readonly PriceIssue[] {
  const issuesOfPrices = currencies.flatMap((currency) =>
    draft.prices[currency].flatMap((text, index): readonly PriceIssue[] => {
      const key = priceKey(currency, index + 1);
      if (text.trim() === '') return [{ kind: 'fill', key }];
      const problem = priceProblem(text);
      return problem === undefined || isStoredPrice(text, currency, record) ? [] : [{ kind: 'correct', key, problem }];
    }),
  );
  return draft.mainSku.trim() === '' ? [{ kind: 'choose' }, ...issuesOfPrices] : issuesOfPrices;
}

export function priceProblem(text: string): PriceProblem | undefined {
  const price = parsePrice(text);
  return price.kind === 'wrong' ? price.problem : undefined;
}

export function pricesToSend(draft: PriceDraft): Readonly<Record<Currency, readonly string[]>> {
  return byCurrency((currency) => draft.prices[currency].map((text) => text.trim()));
}

/** The prices that differ: `mine` of the draft, `theirs` of the record. */
export function changedPrices(draft: PriceDraft, record: PriceRecord) {
  const pricesOfDraft = pricesToSend(draft);
  return currencies.flatMap((currency) =>
    priceKeysOf(currency)
      .map((key, index) => ({ key, mine: pricesOfDraft[currency][index] ?? '', theirs: record[key] }))
      .filter(({ mine, theirs }) => canonicalPriceText(mine) !== canonicalPriceText(theirs)),
  );
}

function withPrices(draft: PriceDraft, currency: Currency, prices: readonly string[]): PriceDraft {
  return { ...draft, prices: { ...draft.prices, [currency]: prices } };
}
