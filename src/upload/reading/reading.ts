import type {
  CheckedFile,
  CheckProgress,
  FileColumn,
  FirstRow,
  OpenedFile,
  ReadingOptions,
} from '../../machines/reading.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { limits } from '../../sheet/limits';
import { headerOrNone } from '../../sheet/no-header';
import { createNotationDetector, type DecimalSeparator } from '../../sheet/numbers';
import type { Sheet } from '../../sheet/sheet';
import type { PriceRule } from '../../wire/price-rule';
import { columnsOf, type UploadShape } from '../upload-shape';
import { checkAllRows, contextOf, type OpenState, unitTalliesOf } from './check-all-rows';
import { createRowCheck } from './check-rows';
import { mostFrequentValues } from './column-values';
import { isNumeric } from './contents';
import { correctedSheet } from './corrected-sheet';
import { withoutCurrency } from './currency-words';
import { isCompleteMapping, mapFileColumns, withLaterSamples } from './file-columns';
import { createFilledAloneTest, filledSheet } from './filled-sheet';
import { createKeyStore, type KnownKeys } from './key-reader';
import { listKeys } from './list-keys';
import type { ProductNumbers } from './match-keys';
import { createFileOpener } from './open-file';
import { calculatePriceChanges } from './price-changes';
import {
  type ExcludedRowTexts,
  locateRows,
  type WrittenRows,
  writeExcludedRows,
  writeRows,
  writeTable,
} from './written-rows';

export type RowFilter = 'all' | 'errors' | 'notes' | 'excluded';

export type Reading = ReturnType<typeof createReading>;

/** An open file. Each method rejects with a `SheetFailure` when the file cannot be read. */
export function createReading(file: Blob, name: string, onProgress: (progress: CheckProgress) => void) {
  const opener = createFileOpener(file, name);
  let state: OpenState | undefined;
  let lastOpening = 0;
  const keyStore = createKeyStore();

  function currentState(): OpenState {
    if (state === undefined) throw new Error('the file is not open yet');
    return state;
  }
  function assertCurrent(checkedState: OpenState): void {
    if (checkedState !== state) throw outdated();
  }
  return {
    /** Reads the first rows. Another call aborts this one, and the check in progress. */
    async open(shape: UploadShape, options: ReadingOptions): Promise<OpenedFile> {
      lastOpening++;
      const opening = lastOpening;
      const { content, ...openedSheet } = await opener.open(shape, options);
      if (opening !== lastOpening) throw outdated();
      const header = options.header ?? headerOrNone(content.header, content.firstRows);
      const chosenSheet = header === content.header.index ? content : content.withHeader(header);
      const knownKeys = keyStore.knownKeysFor(options);
      const sheet = editedSheet(chosenSheet, options, knownKeys);
      state = stateOf(sheet, shape, options, knownKeys);
      const { columns, rowCheck } = state;
      const isMappingComplete = openedSheet.sheetProblem === undefined && isCompleteMapping(columns, shape, options);
      return {
        ...openedSheet,
        ...detectedProperties(sheet),
        columns: isMappingComplete ? columns : await withLaterSamples(columns, sheet.page),
        isMappingComplete,
        decimalSeparator: rowCheck.separator,
      };
    },
    /** Reads a page of rows, from 1. Filters cover the rows checked so far. */
    page: async (page: number, size: number, filter: RowFilter) => readPage(currentState(), page, size, filter),
    async check(): Promise<CheckedFile> {
      const checkedState = currentState();
      // Counts first: that is much faster than checking, and parallel passes would slow each other down.
      const total = await checkedState.sheet.total();
      assertCurrent(checkedState);
      checkedState.total = total;
      const run = { total, onProgress, assertCurrent: () => assertCurrent(checkedState) };
      const checked = await checkAllRows(checkedState, { ...run, separator: checkedState.rowCheck.separator });
      const { numberNotation: notation, decimalSeparator } = checked;
      const isChosen = checkedState.options.decimalSeparator !== undefined;
      if (isChosen || notation.kind !== 'clear' || notation.separator === decimalSeparator) return checked;
      // The first rows suggested a different separator than all rows.
      return checkAllRows(checkedState, { ...run, separator: notation.separator });
    },
    countSheets: opener.countSheets,
    /** The most frequent values of a column, by its position from 0: at most 200. */
    columnValues: async (column: number) => mostFrequentValues(currentState().sheet, column),
    /** Sets the existing keys for the next `open`; without them, keys are not checked. */
    setKnownKeys: async (keys: readonly string[] | undefined) => keyStore.setKeys(keys),
    /** Sets the numbers of the products for the next `open` that matches by their field. */
    setProductNumbers: async (numbers: ProductNumbers) => keyStore.setNumbers(numbers),
    listKeys: async (which: 'all' | 'with-value') => listKeys(currentState(), which),
    /** Returns an .xlsx with the mapped columns and plain numbers. */
    write: async (which: WrittenRows = 'sent') => writeRows(currentState(), which),
    /** Returns an .xlsx with the rows that are excluded, and the reasons. */
    writeExcluded: async (texts: ExcludedRowTexts) => writeExcludedRows(currentState(), texts),
    /** Applies a rule to the prices of all rows, or of the rows with these keys, and returns the changes; the file stays as it is. */
    applyRule: async (rule: PriceRule, keys?: readonly string[]) => calculatePriceChanges(currentState(), rule, keys),
    /** Returns an .xlsx with this header and these rows. */
    writeTable: async (...table: Parameters<typeof writeTable>) => writeTable(...table),
    /** Finds rows by their number in the file, or in the sheet that `write` makes of the rows to send. */
    locate: async (rows: Parameters<typeof locateRows>[1]) => locateRows(currentState(), rows),
  };
}

const outdated = () => new DOMException('The file is being read with other options.', 'AbortError');

/** The sheet with corrected cells, and with cells filled down. */
function editedSheet(
  sheet: Sheet,
  { fillDown = [], skuParts, corrections = [] }: ReadingOptions,
  knownKeys: KnownKeys | undefined,
) {
  const corrected = corrections.length > 0 ? correctedSheet(sheet, corrections) : sheet;
  if (fillDown.length === 0) return corrected;
  const isFilledAlone = createFilledAloneTest(knownKeys?.numberIndex?.numbers ?? knownKeys?.keys, skuParts);
  return filledSheet(corrected, { columns: fillDown, isFilledAlone });
}

async function readPage({ sheet, rowCheck, total }: OpenState, page: number, size: number, filter: RowFilter) {
  if (filter === 'all') {
    const rows = await sheet.page(page, size);
    return { rows: rows.map((row, index) => rowCheck.preview(row, (page - 1) * size + index)), total };
  }
  const positions = rowCheck.positions(filter);
  const positionsOfPage = positions.slice((page - 1) * size, page * size);
  const rows = await Promise.all(
    positionsOfPage.map(async (position) => {
      // A page of one row.
      const [row] = await sheet.page(position + 1, 1);
      return row ? [rowCheck.preview(row, position)] : [];
    }),
  );
  return { rows: rows.flat(), total: positions.length };
}

function detectedProperties({ format, firstRows, header }: Sheet) {
  const encoding = format.kind === 'xlsx' ? undefined : format.encoding;
  const first = firstRows.slice(0, limits.headerRows);
  return {
    encoding: encoding === 'utf-8' ? undefined : encoding,
    canChooseEncoding: encoding !== undefined,
    header: header.index,
    firstRows: first.map(firstRow),
  };
}

function firstRow({ number, cells }: SheetRow): FirstRow {
  const numeric = cells.flatMap((cell, index) => (typeof cell === 'number' ? [index] : []));
  return { number, cells: cells.map(cellText), ...(numeric.length > 0 && { numeric }) };
}

function stateOf(
  sheet: Sheet,
  shape: UploadShape,
  options: ReadingOptions,
  knownKeys: OpenState['knownKeys'],
): OpenState {
  const rowsBelowHeader = sheet.firstRows.slice(sheet.header.index + 1);
  const columns = mapFileColumns(sheet.header.names, rowsBelowHeader, shape, options.columns, sheet);
  const numberColumns = [...indexesOfNumbers(shape, columns), ...(options.costs ?? []).map(({ column }) => column)];
  const separator = options.decimalSeparator ?? findSeparator(rowsBelowHeader, numberColumns);
  const unitTallies = unitTalliesOf({ shape, columns, options });
  unitTallies.add(rowsBelowHeader);
  const stateWithoutCheck = { sheet, shape, columns, options, knownKeys, unitTallies: unitTallies.result() };
  return { ...stateWithoutCheck, total: undefined, rowCheck: createRowCheck(contextOf(stateWithoutCheck, separator)) };
}

const indexesOfNumbers = (shape: UploadShape, columns: readonly FileColumn[]): readonly number[] => {
  const numbers = new Set(columnsOf(shape).flatMap(({ key, content }) => (isNumeric(content) ? [key] : [])));
  return columns.flatMap(({ state, key, index }) => (state === 'used' && key && numbers.has(key) ? [index] : []));
};

function findSeparator(rows: readonly SheetRow[], indexes: readonly number[]): DecimalSeparator {
  const notation = createNotationDetector();
  for (const { cells } of rows) for (const index of indexes) notation.add(withoutCurrency(cells[index] ?? ''));
  const result = notation.result();
  return result.kind === 'clear' ? result.separator : 'point';
}
