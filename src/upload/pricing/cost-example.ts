import type { OpenedFile } from '../../machines/reading.types';
import type { Mapping } from '../../machines/upload.types';
import { createNotationDetector, type DecimalSeparator } from '../../sheet/numbers';
import { type CostRule, type CostSum, costSums } from '../../wire/cost-rule';
import type { Decimal } from '../../wire/decimal-arithmetic';
import { readCost } from '../reading/cost-reader';
import { withoutCurrency } from '../reading/currency-words';

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
  readonly keyColumn: string;
  readonly separator: DecimalSeparator | undefined;
}

/** The sums of the first row with a cost; `undefined` if the first rows have none. */
export function findCostExample(
  { opened, mapping, keyColumn, separator }: MappedFile,
  column: number,
  rule: CostRule,
): CostExample | undefined {
  const rows = opened.firstRows.slice(mapping.header + 1);
  const usedSeparator = separator ?? separatorOf(rows.map(({ cells }) => cells[column] ?? ''));
  const keyIndex = mapping.skuParts?.columns[0] ?? mapping.columns.find(({ key }) => key === keyColumn)?.index ?? -1;
  for (const { number, cells } of rows) {
    const reading = readCost(cells[column] ?? '', usedSeparator, rule.conversion?.from ?? rule.currency);
    if (reading.kind === 'cost')
      return {
        row: number,
        key: cells[keyIndex]?.trim() ?? '',
        cost: reading.cost,
        sums: costSums(rule, reading.cost),
      };
  }
  return undefined;
}

function separatorOf(cells: readonly string[]): DecimalSeparator {
  const detector = createNotationDetector();
  for (const cell of cells) detector.add(withoutCurrency(cell));
  const notation = detector.result();
  return notation.kind === 'clear' ? notation.separator : 'point';
}
