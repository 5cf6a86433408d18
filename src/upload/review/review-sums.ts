import { columnsOf, type UploadColumn, type UploadShape } from '../upload-shape';
import { type Excluded, isIncluded } from './review-choices';
import type { Change, ReviewPair } from './review-pair';

/** Changes without a percentage. */
type OtherKind = Exclude<Change['difference']['kind'], 'percent'>;

/** The included changes of one group of columns, such as a currency. */
export interface GroupSum {
  readonly name: string;
  /** Changes with a percentage; `undefined` when there is none. */
  readonly percents: PercentSum | undefined;
  readonly others: readonly { readonly kind: OtherKind; readonly changes: number }[];
}

interface PercentSum {
  readonly changes: number;
  readonly median: number;
  readonly least: number;
  readonly greatest: number;
}

/** Sums up the included changes by group; groups without a change are left out. */
export function sumByGroup(pairs: readonly ReviewPair[], excluded: Excluded, shape: UploadShape): readonly GroupSum[] {
  const sums = shape.groups.map(({ name }) => ({
    name,
    percents: [] as number[],
    others: new Map<OtherKind, number>(),
  }));
  const groupOf = new Map(shape.groups.flatMap(({ columns }, index) => columns.map(({ key }) => [key, sums[index]])));
  for (const pair of pairs) {
    for (const change of pair.changes) {
      const sum = groupOf.get(change.column.key);
      if (sum === undefined || !isIncluded(pair, change, excluded)) continue;
      const { difference } = change;
      if (difference.kind === 'percent') sum.percents.push(difference.percent);
      else sum.others.set(difference.kind, (sum.others.get(difference.kind) ?? 0) + 1);
    }
  }
  return sums.flatMap(({ name, percents, others }) =>
    percents.length + others.size === 0
      ? []
      : [{ name, percents: percentSum(percents), others: [...others].map(([kind, changes]) => ({ kind, changes })) }],
  );
}

function percentSum(percents: readonly number[]): PercentSum | undefined {
  const sorted = new Float64Array(percents).sort();
  const [least, median, greatest] = [sorted[0], sorted[(sorted.length - 1) >> 1], sorted.at(-1)];
  if (least === undefined || median === undefined || greatest === undefined) return undefined;
  return { changes: sorted.length, median, least, greatest };
}

export interface ChangedColumn {
  readonly column: UploadColumn;
  /** The most characters that an old value, and a new one, has as a number in its language. */
  readonly oldLength: number;
  readonly newLength: number;
}

/** The columns that a pair changes, in the order of the shape. */
export function changedColumns(pairs: readonly ReviewPair[], shape: UploadShape): readonly ChangedColumn[] {
  const lengths = new Map<string, { oldLength: number; newLength: number }>();
  for (const { changes } of pairs) {
    for (const { column, from, to } of changes) {
      const longest = lengths.get(column.key) ?? { oldLength: 0, newLength: 0 };
      longest.oldLength = Math.max(longest.oldLength, numberLength(from));
      longest.newLength = Math.max(longest.newLength, numberLength(to));
      lengths.set(column.key, longest);
    }
  }
  return columnsOf(shape).flatMap((column) => {
    const lengthsOfColumn = lengths.get(column.key);
    return lengthsOfColumn ? [{ column, ...lengthsOfColumn }] : [];
  });
}

/** Characters of a number with separators and at least 2 decimals: `1284.5` is shown as `1,284.50`. */
function numberLength(text: string): number {
  const point = text.indexOf('.');
  const whole = point < 0 ? text.length : point;
  const separators = Math.max(0, Math.ceil(whole / 3) - 1);
  return whole + separators + 1 + Math.max(2, text.length - whole - 1);
}
