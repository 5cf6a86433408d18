import {
  type Currency,
  currencies,
  type PriceKey,
  priceKey,
  priceKeysOf,
  pricesPerCurrency,
} from '../../api/price-keys';
import type { PriceRecord } from '../../api/price-record';
import { formatPrice } from '../../ui/table/column-kinds';

/** Empty inputs of each currency when a price is created. */
const firstInputs = 3;

/** What is being typed: the SKU, its group, and the inputs of each currency in order. */
export interface PriceDraft {
  readonly mainSku: string;
  readonly group: string;
  readonly prices: Readonly<Record<Currency, readonly string[]>>;
}

/** Why a price's text is refused. */
export type PriceProblem = 'below-zero' | 'too-many-decimals' | 'too-large' | 'too-long' | 'not-plain';

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

/** The draft with one input's text changed. */
export function changePrice(draft: PriceDraft, currency: Currency, index: number, text: string): PriceDraft {
  return withPrices(draft, currency, draft.prices[currency].with(index, text));
}

/** A price as the list shows it, but without its commas, which are none of its digits. */
function asTyped(text: string): string {
  return priceProblem(text) === undefined ? plain(text).replaceAll(',', '') : text;
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
  const said = text.trim();
  if (said === '' || /^(\d{1,10}|\d{0,10}\.\d{1,4})$/.test(said)) return undefined;
  if (/^[-−]\s*[\d.]/.test(said)) return 'below-zero';
  if (/^\d{0,10}\.\d{5,}$/.test(said)) return 'too-many-decimals';
  if (/^\d{11,}(\.\d+)?$/.test(said)) return 'too-large';
  if (!isWord(said)) return 'not-plain';
  return [...said].length > 20 ? 'too-long' : undefined;
}

/** Whether the text is a word such as POA, and not a number in other clothes such as `1e5`, `1,234.50` or `AUD 5`. */
function isWord(said: string): boolean {
  const bare = said.replace(/[\s,.'_+\-−$€£]|AUD|USD/gi, '').replace(/(\d)e\d+$/i, '$1');
  return /\p{L}/u.test(said) && !/^\d+$/.test(bare) && Number.isNaN(Number(said));
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
      .filter(({ mine, theirs }) => plain(mine) !== plain(theirs)),
  );
}

/** One text for equal prices: 12.5 and 12.50 are no change. */
function plain(text: string): string {
  return formatPrice(text) ?? text;
}

function levelsOf(record: PriceRecord, currency: Currency): readonly string[] {
  return priceKeysOf(currency).map((key) => record[key]);
}

function byCurrency<T>(of: (currency: Currency) => T): Readonly<Record<Currency, T>> {
  return { AUD: of('AUD'), USD: of('USD') };
}

function withPrices(draft: PriceDraft, currency: Currency, prices: readonly string[]): PriceDraft {
  return { ...draft, prices: { ...draft.prices, [currency]: prices } };
}
