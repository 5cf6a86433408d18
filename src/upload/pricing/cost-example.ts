import type { CostSource, FirstRow, OpenedFile, ReadingOptions } from '../../machines/reading.types';
import type { Mapping } from '../../machines/upload.types';
import { type Cell, cellText } from '../../sheet/cell';
import { createNotationDetector, type DecimalSeparator } from '../../sheet/numbers';
import { type CostSum, costSums } from '../../wire/cost-rule';
import type { Decimal } from '../../wire/decimal-arithmetic';
import { createCostReader } from '../reading/cost-reader';
import { withoutCurrency } from '../reading/currency-words';
import { createUnitTallies, pricedColumns } from '../reading/unit-columns';
import { createUnitReader } from '../reading/unit-sources';
import type { UploadShape } from '../upload-shape';

export interface CostExample {
  /** Row number as a spreadsheet program shows it. */
  readonly row: number;
  readonly key: string;
  readonly cost: Decimal;
  readonly sums: readonly CostSum[];
}

interface MappedFile {
  readonly opened: Pick<OpenedFile, 'firstRows'>;
  readonly mapping: Mapping;
  readonly shape: UploadShape;
  readonly separator: DecimalSeparator | undefined;
  readonly priceUnits?: ReadingOptions['priceUnits'];
}

/** The sums of the first row with a cost; `undefined` if the first rows have none. */
export function findCostExample(
  { opened, mapping, shape, separator, priceUnits }: MappedFile,
  source: CostSource,
): CostExample | undefined {
  const { column, rule } = source;
  const rows = opened.firstRows.slice(mapping.header + 1).map((row) => ({ ...row, cells: cellsOf(row) }));
  const usedSeparator = separator ?? separatorOf(rows.map(({ cells }) => cells[column] ?? ''));
  const keyIndex =
    mapping.skuParts?.columns[0] ?? mapping.columns.find(({ key }) => key === shape.keyColumn.key)?.index ?? -1;
  const { costColumns = [column], unitColumn } = mapping;
  const costs = costColumns.map((one) => ({ column: one }));
  const priced = pricedColumns(shape, mapping.columns, { costs, unitColumn });
  const unitCounts = createUnitTallies(priced);
  unitCounts.add(rows);
  const { unitOf } = createUnitReader(priced, unitCounts.result());
  const areDivided = priceUnits === 'divided' || unitColumn !== undefined;
  const { costOf } = createCostReader(source, usedSeparator, areDivided ? unitOf : undefined);
  for (const { number, cells } of rows) {
    const cost = costOf(cells);
    if (cost) return { row: number, key: cellText(cells[keyIndex] ?? '').trim(), cost, sums: costSums(rule, cost) };
  }
  return undefined;
}

/** A number of the file is the same whatever the decimal separator of its texts is. */
const cellsOf = ({ cells, numeric = [] }: FirstRow): readonly Cell[] =>
  cells.map((text, index) => (numeric.includes(index) ? Number(text) : text));

function separatorOf(cells: readonly Cell[]): DecimalSeparator {
  const detector = createNotationDetector();
  for (const cell of cells) detector.add(withoutCurrency(cell));
  const notation = detector.result();
  return notation.kind === 'clear' ? notation.separator : 'point';
}
