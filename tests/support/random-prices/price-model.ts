import { byPriceKey, currencies, type PriceKey, priceKeysOf } from '../../../src/wire/price-levels';

/** The 40 prices of a record; '' for none. */
export type StoredPrices = Readonly<Record<PriceKey, string>>;

export interface Cell {
  readonly sku: string;
  readonly key: PriceKey;
}

interface CellText extends Cell {
  readonly text: string;
}

interface CellStep extends Cell {
  readonly from: string;
  readonly to: string;
}

type Step = readonly CellStep[];

/** Changes that can be undone: issue N, 2. */
const mostSteps = 50;

/** The first prices of each record. */
export const firstPrices = { AUD: ['10', '11', '12', '13'], USD: ['10', '11', '12'] } as const;

/**
 * What the price list promises, without its code: a change is stored in its cells and in no other, changes take effect in the order in which they
 * were made, and undoing and redoing go through them in that order, also while they are being saved.
 */
export function createPriceModel(skus: readonly string[]) {
  const stored = new Map<string, StoredPrices>();
  let undoSteps: readonly Step[] = [];
  let redoSteps: readonly Step[] = [];
  let count = 0;
  for (const sku of skus) {
    const prices = new Map(
      currencies.flatMap((currency) =>
        firstPrices[currency].map((price, index) => [priceKeysOf(currency)[index], price] as const),
      ),
    );
    stored.set(
      sku,
      byPriceKey((key) => prices.get(key) ?? ''),
    );
  }
  const pricesOf = (sku: string): StoredPrices => stored.get(sku) ?? byPriceKey(() => '');
  const priceOf = ({ sku, key }: Cell): string => pricesOf(sku)[key];
  const write = (sku: string, key: PriceKey, text: string) => {
    stored.set(sku, { ...pricesOf(sku), [key]: text });
  };
  const withTexts = (sku: string, texts: readonly CellText[]): StoredPrices => ({
    ...pricesOf(sku),
    ...Object.fromEntries(texts.filter((one) => one.sku === sku).map(({ key, text }) => [key, text])),
  });
  return {
    priceOf,
    /** A price that is nobody's yet, near the first ones: a larger change would be asked about. */
    newPrice(): string {
      count += 1;
      return (12 + count / 100).toFixed(2);
    },
    /** The cells whose price would change. */
    changesOf: (texts: readonly CellText[]) => texts.filter((one) => !isSamePrice(priceOf(one), one.text)),
    /** Whether updatePrice, whose lists know no empty level before a price, cannot save these texts. They are reviewed before. */
    hasGap: (texts: readonly CellText[]): boolean =>
      texts.some(({ sku }) => hasGap(pricesOf(sku)) || hasGap(withTexts(sku, texts))),
    /** One change of a user, of one or several cells. */
    change(texts: readonly CellText[]): void {
      const step = texts
        .map(({ sku, key, text }) => ({ sku, key, from: priceOf({ sku, key }), to: text }))
        .filter(({ from, to }) => !isSamePrice(from, to));
      if (step.length === 0) return;
      for (const { sku, key, to } of step) write(sku, key, to);
      undoSteps = [...undoSteps, step].slice(-mostSteps);
      redoSteps = [];
    },
    /** Returns the number of cells. */
    undo(): number {
      const step = undoSteps.at(-1);
      if (step === undefined) return 0;
      undoSteps = undoSteps.slice(0, -1);
      redoSteps = [...redoSteps, step];
      for (const { sku, key, from } of step) write(sku, key, from);
      return step.length;
    },
    redo(): number {
      const step = redoSteps.at(-1);
      if (step === undefined) return 0;
      redoSteps = redoSteps.slice(0, -1);
      undoSteps = [...undoSteps, step];
      for (const { sku, key, to } of step) write(sku, key, to);
      return step.length;
    },
    /** A reload ends the visit, whose changes can be undone. */
    endVisit(): void {
      undoSteps = [];
      redoSteps = [];
    },
  };
}

/** Whether two texts are one price, as '10.50' and '10.5' are. */
export const isSamePrice = (one: string, other: string) =>
  one === '' || other === '' ? one === other : +one === +other;

const hasGap = (prices: StoredPrices): boolean =>
  currencies.some((currency) => {
    const texts = priceKeysOf(currency).map((key) => prices[key]);
    return texts
      .slice(
        0,
        texts.findLastIndex((text) => text !== ''),
      )
      .includes('');
  });
