import { typedNumber } from '../../texts/notation';
import type { TableColumn } from '../../ui/table/table.types';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  formatDecimal,
  parseDecimal,
  roundQuotient,
} from '../../wire/decimal-arithmetic';
import { shownPrice } from './shown-price';

/** What a selection contains. The numbers are texts as in the cells. */
export interface RangeSummary {
  /** Cells with a value. */
  readonly count: number;
  /** Of the cells with a number; `undefined` if there is none. */
  readonly numbers?: { readonly average: string; readonly least: string; readonly greatest: string };
}

export function summarize<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): RangeSummary {
  let count = 0;
  let sum: Decimal = { units: 0n, scale: 0 };
  let least: Decimal | undefined;
  let greatest: Decimal | undefined;
  let numberCount = 0;
  for (const column of columns) {
    for (const row of rows) {
      const { text, look } = column.kind.format(column.value(row));
      if (look === 'none') continue;
      count++;
      const number = column.kind.align === 'end' ? parseDecimal(withoutGroups(typedNumber(text))) : undefined;
      if (number === undefined) continue;
      numberCount++;
      sum = addDecimals(sum, number);
      if (least === undefined || compareDecimals(number, least) < 0) least = number;
      if (greatest === undefined || compareDecimals(number, greatest) > 0) greatest = number;
    }
  }
  if (least === undefined || greatest === undefined) return { count };
  return {
    count,
    numbers: {
      average: shownNumber(averageOf(sum, numberCount)),
      least: shownNumber(least),
      greatest: shownNumber(greatest),
    },
  };
}

/** Removes the commas between thousands; the comma of a stored text such as `84,20` stays. */
const withoutGroups = (text: string): string =>
  /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;

/** An average is rounded to 4 digits after the point, half away from zero. */
const averageStep: Decimal = { units: 1n, scale: 4 };

const averageOf = (sum: Decimal, count: number): Decimal =>
  roundQuotient(sum, { units: BigInt(count), scale: 0 }, averageStep);

const shownNumber = (number: Decimal): string => shownPrice(formatDecimal(number));
