import type { SheetRow } from '../../sheet/cell';
import { cellText } from '../../sheet/cell-text';
import { numberCensus } from '../../sheet/number-convention';
import type { DecimalSign } from '../../sheet/numbers';
import { openSheet } from '../../sheet/open-sheet';
import type { Sheet } from '../../sheet/sheet';
import { columnsOf, type UploadShape } from '../upload-shape';
import { checkRows, type RowCheck } from './check-rows';
import { isNumeric } from './contents';
import { areKnown, fileColumns, knownColumns } from './file-columns';
import type { Checked, CheckProgress, FileColumn, Reading } from './reading.types';
import { type RowReader, rowReader } from './row-reader';
import { writeXlsx } from './write-xlsx';

/** Rows at the top that a person is shown to pick the header from. */
const shownTop = 12;

/** A file that is being read in one way. */
interface State {
  readonly sheet: Sheet;
  readonly shape: UploadShape;
  readonly columns: readonly FileColumn[];
  readonly isSignChosen: boolean;
  sign: DecimalSign;
  /** Once it was asked for. */
  total: number | undefined;
  reader: RowReader;
  check: RowCheck;
}

/** Reads a file on the thread that this runs on. `onProgress` hears how far a check has come. */
export function createReading(file: Blob, name: string, onProgress: (progress: CheckProgress) => void): Reading {
  let sheet: Promise<Sheet> | undefined;
  let state: State | undefined;

  function current(): State {
    if (state === undefined) throw new Error('the file is not open yet');
    return state;
  }
  /** Goes through all rows by one sign. Rejects when the file was opened anew meanwhile. */
  async function goThrough(mine: State, sign: DecimalSign): Promise<Checked> {
    mine.sign = sign;
    mine.reader = rowReader(mine.shape, mine.columns, sign);
    mine.check = checkRows(mine.reader, sign);
    for await (const rows of mine.sheet.rows()) {
      if (mine !== state) throw new DOMException('The file is read in another way now.', 'AbortError');
      mine.check.add(rows);
      onProgress(mine.check.progress());
    }
    return mine.check.done();
  }
  return {
    async open(shape, choice) {
      sheet ??= openSheet(file, { name, known: knownColumns(shape) });
      const found = await sheet;
      const opened = choice.header === undefined ? found : found.withHeader(choice.header);
      const below = opened.top.slice(opened.header.index + 1);
      const columns = fileColumns(opened.header.names, below, shape, choice.columns);
      const isSignChosen = choice.decimalSign !== undefined;
      const sign = choice.decimalSign ?? signOf(below, numericIndexes(shape, columns));
      const reader = rowReader(shape, columns, sign);
      state = {
        sheet: opened,
        shape,
        columns,
        isSignChosen,
        sign,
        total: undefined,
        reader,
        check: checkRows(reader, sign),
      };
      const { index, number, how } = opened.header;
      return {
        format: opened.format,
        header: { index, number, how },
        columns,
        isKnown: areKnown(columns, shape),
        top: opened.top.slice(0, shownTop).map((row) => ({ number: row.number, cells: row.cells.map(cellText) })),
        decimalSign: sign,
      };
    },
    async total() {
      const mine = current();
      mine.total = await mine.sheet.total();
      return mine.total;
    },
    async page(page, size, filter) {
      const { sheet: open, reader, check, total } = current();
      if (filter === 'all') {
        const rows = await open.page(page, size);
        return { rows: rows.map((row, at) => reader.preview(row, (page - 1) * size + at, check.isDoubled)), total };
      }
      const positions = check.positions(filter);
      const wanted = positions.slice((page - 1) * size, page * size);
      const rows = await Promise.all(wanted.map(async (at) => [at, ...(await open.page(at + 1, 1))] as const));
      return {
        rows: rows.flatMap(([at, row]) => (row ? [reader.preview(row, at, check.isDoubled)] : [])),
        total: positions.length,
      };
    },
    async check() {
      const mine = current();
      // First the number of rows, which is known much sooner: two passes at once would hold each other up.
      await mine.sheet.total();
      const checked = await goThrough(mine, mine.sign);
      const { numbers } = checked;
      if (mine.isSignChosen || numbers.kind !== 'clear' || numbers.sign === mine.sign) return checked;
      // The first rows told wrong, or nothing: what all rows say counts.
      return goThrough(mine, numbers.sign);
    },
    write: () => writeXlsx(current().sheet, current().reader),
  };
}

/** Where numbers stand in the file. */
const numericIndexes = (shape: UploadShape, columns: readonly FileColumn[]): readonly number[] => {
  const numbers = new Set(columnsOf(shape).flatMap(({ key, content }) => (isNumeric(content) ? [key] : [])));
  return columns.flatMap(({ state, key, index }) => (state === 'used' && key && numbers.has(key) ? [index] : []));
};

/** How the first rows write numbers; a point where they do not tell. */
function signOf(rows: readonly SheetRow[], indexes: readonly number[]): DecimalSign {
  const census = numberCensus();
  for (const { cells } of rows) for (const index of indexes) census.add(cells[index] ?? '');
  const verdict = census.verdict();
  return verdict.kind === 'clear' ? verdict.sign : 'point';
}
