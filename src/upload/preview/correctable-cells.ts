import type { Correction, FileColumn, FindingKind, ReadingOptions } from '../../machines/reading.types';
import { type DecimalSeparator, readNumber } from '../../sheet/numbers';
import { costRuleKeys } from '../../wire/cost-rule';
import { titleAt } from '../column-title';
import { costsByColumn } from '../pricing/costs-by-column';
import { pricingMessages } from '../pricing/pricing.messages';
import type { PreviewRow } from '../reading/check-rows';
import { isNumeric } from '../reading/contents';
import { costCellKey } from '../reading/cost-reader';
import { currencyAmount } from '../reading/currency-words';
import { keyPartCellKey } from '../reading/key-reader';
import { splitCurrency } from '../reading/number-style';
import { multipliedText } from '../reading/price-units';
import { columnsOf, type UploadColumn, type UploadShape } from '../upload-shape';

/** A cell of the file that the user can correct. */
export interface CorrectableCell extends Pick<UploadColumn, 'key' | 'label' | 'content'> {
  /** Position of its column in the file, from 0; `undefined` for a key made of two columns. */
  readonly index: number | undefined;
  readonly text: string;
  readonly finding: FindingKind | undefined;
  /** Three letters; set where a number without a currency would be a price, but `text` is the number of a cost. */
  readonly currency?: string | undefined;
  /** Set where `text` is divided by the unit in the file. */
  readonly divided?: PreviewRow['divided'][string] | undefined;
}

/** The cells of a row that are sent, or from which the key or prices follow. */
export function correctableCells(
  columns: readonly FileColumn[],
  shape: UploadShape,
  { skuParts, costs }: Pick<ReadingOptions, 'skuParts' | 'costs'>,
  row: PreviewRow,
): readonly CorrectableCell[] {
  const columnByKey = new Map(columnsOf(shape).map((column) => [column.key, column]));
  const sentCells = columns.flatMap(({ index, key, state }) => {
    const column = state === 'used' && key !== undefined ? columnByKey.get(key) : undefined;
    return column ? [sentCell(column, index, row)] : [];
  });
  const isNotSent = ({ index }: CorrectableCell) => !sentCells.some((cell) => cell.index === index);
  const cellsOfKey = keyCells(columns, shape, skuParts, row).filter(isNotSent);
  return [...cellsOfKey, ...sentCells, ...costCells(columns, costs, row).filter(isNotSent)];
}

const sentCell = (
  { key, label, content }: UploadColumn,
  index: number | undefined,
  row: PreviewRow,
): CorrectableCell => ({
  key,
  label,
  content,
  index,
  text: row.cells[key] ?? '',
  finding: row.findings[key],
  divided: row.divided[key],
});

/** A key made of two columns, unless a part is missing, and its parts. */
function keyCells(
  columns: readonly FileColumn[],
  { keyColumn }: UploadShape,
  skuParts: ReadingOptions['skuParts'],
  row: PreviewRow,
): readonly CorrectableCell[] {
  if (!skuParts) return [];
  const parts = skuParts.columns.map((index): CorrectableCell => {
    const key = keyPartCellKey(index);
    const text = row.cells[key] ?? '';
    const finding = text === '' ? row.findings[keyColumn.key] : undefined;
    return { key, label: titleAt(columns, index), content: 'text', index, text, finding };
  });
  return row.keyInFile === '' ? parts : [sentCell(keyColumn, undefined, row), ...parts];
}

function costCells(
  columns: readonly FileColumn[],
  costs: ReadingOptions['costs'],
  row: PreviewRow,
): readonly CorrectableCell[] {
  return costsByColumn(costs).map(({ column, costs: costsOfColumn }) => {
    const key = costCellKey(column);
    const label = pricingMessages.costOf(titleAt(columns, column));
    const prices = costsOfColumn.flatMap(({ rule }) => costRuleKeys(rule));
    const finding = prices.map((price) => row.findings[price]).find((kind) => kind !== undefined);
    const rule = costsOfColumn.find(({ ownPrice }) => ownPrice !== undefined)?.rule;
    const currency = row.pricedFrom.includes(column) ? rule?.conversion?.from : undefined;
    const divided = row.divided[key];
    return { key, label, content: 'number', index: column, text: row.cells[key] ?? '', finding, currency, divided };
  });
}

/** The correction of a cell in a row of the file; `separator` is that of the file's texts. A typed price of one piece becomes that of its unit. */
export function correctionOf(
  { index, key, text: shown, content, currency, divided }: CorrectableCell & { readonly index: number },
  text: string,
  row: number,
  separator: DecimalSeparator,
): Correction {
  const place = { row, column: index, key };
  // A number with a sign, such as `€5`, says which currency it is in.
  const typed = /\p{Sc}/u.test(text) ? undefined : typedDecimal(text, divided ? separator : 'point');
  const typedInUnit = typed && multipliedText(typed, divided?.unit);
  const from = divided?.written ?? shown;
  if (divided && typedInUnit === undefined)
    return { ...place, from, text: amountInUnit(text, divided.unit, separator), isNumber: isNumeric(content) };
  if (currency === undefined || typedInUnit === undefined)
    return { ...place, from, text: (divided && typedInUnit) ?? text, isNumber: isNumeric(content) };
  const amountOf = (decimal: string) => `${inTextOfFile(decimal, separator)} ${currency}`;
  return { ...place, from: divided ? from : amountOf(from), text: amountOf(typedInUnit), isNumber: false };
}

/** What is typed has a decimal point, or else the separator of the file. */
function typedDecimal(text: string, separator: DecimalSeparator): string | undefined {
  const readings = [readNumber(text, 'point'), readNumber(text, separator)];
  return readings.find((reading) => reading.kind === 'number')?.decimal;
}

/** A typed amount of one piece as that of its unit, with its currency; other texts stay. */
function amountInUnit(text: string, unit: number, separator: DecimalSeparator): string {
  const amount = splitCurrency(text)?.text ?? currencyAmount(text)?.amount ?? '';
  const typed = typedDecimal(amount, separator);
  return typed === undefined ? text : text.replace(amount, inTextOfFile(multipliedText(typed, unit), separator));
}

/** Three decimals get a fourth, which no separator of thousands has. */
const inTextOfFile = (decimal: string, separator: DecimalSeparator): string =>
  decimal.replace(/\.\d{3}$/, '$&0').replace('.', separator === 'comma' ? ',' : '.');

/** Whether the number in the file is none of our keys, as far as known: a key of ours has to go on standing for itself in later lists. */
export const isSuppliersNumber = ({ findings, cells, keyInFile }: PreviewRow, key: string): boolean =>
  findings[key] === 'unknown-key' || keyInFile !== (cells[key] ?? '');
