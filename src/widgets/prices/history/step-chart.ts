import { shownPrice } from '../../../lists/ranges/shown-price';
import { formatPrice } from '../../../wire/price-format';
import type { RecordedPriceChange } from '../../../wire/price-history';
import type { PriceKey } from '../../../wire/price-levels';

export interface LevelChange {
  readonly change: RecordedPriceChange;
  readonly from: string;
  readonly to: string;
}

/** Width of the line for the price before the first known change. */
const widthBeforeFirstChange = 6;
const margin = 12;

export function levelChanges(changes: readonly RecordedPriceChange[], level: PriceKey): readonly LevelChange[] {
  return changes.flatMap((change) =>
    change.differences.flatMap(({ key, from, to }) => (key === level ? [{ change, from, to }] : [])),
  );
}

/**
 * Returns the step chart of a level's changes (newest first) until `now` in ms, in a square of 100 by 100 units with y downwards;
 * `undefined` when no price is a number.
 */
export function stepChart(changes: readonly LevelChange[], now: number) {
  const points = changes
    .map(({ change, from, to }) => ({ at: Date.parse(change.at), from: numberOf(from), to: numberOf(to), change }))
    .filter(({ at }) => !Number.isNaN(at))
    .reverse();
  const [first] = points;
  if (first === undefined) return undefined;
  const prices = [first.from, ...points.map(({ to }) => to)].filter((price) => price !== undefined);
  if (prices.length === 0) return undefined;
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const span = Math.max(now, ...points.map(({ at }) => at)) - first.at || 1;
  const x = (at: number) => round(widthBeforeFirstChange + ((at - first.at) / span) * (100 - widthBeforeFirstChange));
  const y = (price: number) =>
    highest === lowest ? 50 : round(100 - margin - ((price - lowest) / (highest - lowest)) * (100 - 2 * margin));
  const steps = [{ x: 0, price: first.from }, ...points.map(({ at, to }) => ({ x: x(at), price: to }))];
  return {
    /** SVG path of the steps; interrupted where the price is not a number. */
    path: steps
      .map(({ x: start, price }, index) => {
        if (price === undefined) return '';
        const end = steps[index + 1]?.x ?? 100;
        const isContinued = steps[index - 1]?.price !== undefined;
        return isContinued ? `V${y(price)}H${end}` : `M${start} ${y(price)}H${end}`;
      })
      .join(''),
    dots: points.flatMap(({ at, to }) => (to === undefined ? [] : [{ x: x(at), y: y(to) }])),
    lowest: textOf(lowest),
    highest: textOf(highest),
    since: first.change.at,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The price as a float, which is exact enough for drawing. */
const numberOf = (text: string) => (formatPrice(text) === undefined ? undefined : Number(text));

const textOf = (price: number) => shownPrice(String(price));
