import type { ReadingOptions } from '../../machines/reading.types';
import { type Cell, cellText, type SheetRow } from '../../sheet/cell';
import type { Sheet } from '../../sheet/sheet';
import { normalizeName } from '../../wire/text-rules';
import type { CorrectedRow } from './corrected-sheet';

export interface FilledRow extends SheetRow {
  /** Positions of the columns whose blank cell has the value of a row above. */
  readonly filled?: readonly number[];
}

/** Number of rows between two checkpoints. A checkpoint has the values that are filled down; a page is read from the last one before it. */
const rowsPerCheckpoint = 200;

type Values = ReadonlyMap<number, Cell>;

interface FillDown {
  readonly columns: readonly number[];
  /** Whether a text that stands alone in its row is filled down; otherwise it is the title of a section. */
  readonly isFilledAlone?: (text: string, column: number) => boolean;
}

/**
 * The sheet with blank cells of these columns filled with the last value above them. Nothing is filled down below the title
 * of a section, and nothing from another group, which begins with a new value in a column further left.
 */
export function filledSheet(sheet: Sheet, fillDown: FillDown): Sheet {
  /** The last values above row `index * rowsPerCheckpoint`. */
  const checkpoints: Values[] = [new Map()];

  async function* filledRows(): AsyncGenerator<readonly SheetRow[], void, void> {
    const fill = createFiller(sheet, fillDown, new Map());
    let position = 0;
    for await (const rows of sheet.rows()) {
      yield rows.map((row) => {
        if (position % rowsPerCheckpoint === 0) checkpoints[position / rowsPerCheckpoint] = fill.values();
        position++;
        return fill.row(row);
      });
    }
  }
  /** Reads and fills all rows between two checkpoints, and stores the checkpoint after them. */
  async function readToNextCheckpoint(index: number): Promise<readonly SheetRow[]> {
    const fill = createFiller(sheet, fillDown, checkpoints[index] ?? new Map());
    const rows = (await sheet.page(index + 1, rowsPerCheckpoint)).map(fill.row);
    if (rows.length === rowsPerCheckpoint) checkpoints[index + 1] ??= fill.values();
    return rows;
  }
  return {
    ...sheet,
    rows: filledRows,
    async page(number, size) {
      const from = (number - 1) * size;
      const first = Math.floor(from / rowsPerCheckpoint);
      while (checkpoints.length <= first) {
        const lastCheckpoint = checkpoints.length - 1;
        if ((await readToNextCheckpoint(lastCheckpoint)).length < rowsPerCheckpoint) return [];
      }
      const rows: SheetRow[] = [];
      for (let index = first; index * rowsPerCheckpoint < from + size; index++)
        rows.push(...(await readToNextCheckpoint(index)));
      const rowsToSkip = from - first * rowsPerCheckpoint;
      return rows.slice(rowsToSkip, rowsToSkip + size);
    },
    withHeader: (index) => filledSheet(sheet.withHeader(index), fillDown),
  };
}

function createFiller({ header }: Sheet, { columns, isFilledAlone = () => true }: FillDown, startValues: Values) {
  const values = new Map(startValues);
  const columnsFromLeft = columns.toSorted((one, other) => one - other);

  /** Forgets the values right of a new value: they are of another group. */
  function rememberInGroup(column: number, cell: Cell): void {
    if (cellText(values.get(column) ?? '').trim() !== cellText(cell).trim())
      for (const right of columnsFromLeft) if (right > column) values.delete(right);
    values.set(column, cell);
  }
  function rememberValue({ cells }: SheetRow, column: number, cell: Cell): void {
    const text = cellText(cell).trim();
    const isAlone = () => cells.every((other, at) => columns.includes(at) || cellText(other).trim() === '');
    if (isAlone() && !isFilledAlone(text, column)) values.delete(column);
    // A repeated header is no value.
    else if (text !== header.names[column]) rememberInGroup(column, cell);
  }
  return {
    values: (): Values => new Map(values),
    row(row: CorrectedRow): FilledRow {
      const cells = [...row.cells];
      const filled: number[] = [];
      for (const column of columnsFromLeft) {
        // It is corrected in this row alone.
        if (row.correctedBlanks?.includes(column)) continue;
        const cell = cells[column] ?? '';
        const above = values.get(column);
        if (cellText(cell).trim() !== '') rememberValue(row, column, cell);
        else if (above !== undefined) {
          while (cells.length < column) cells.push('');
          cells[column] = above;
          filled.push(column);
        }
      }
      return filled.length === 0 ? row : { ...row, cells, filled };
    },
  };
}

/** Returns the test for `isFilledAlone`: known keys, and their parts, are filled down even if they stand alone; without known keys, every text is. */
export function createFilledAloneTest(known: ReadonlySet<string> | undefined, parts: ReadingOptions['skuParts']) {
  return (text: string, column: number): boolean => {
    const key = normalizeName(text);
    if (known === undefined || known.has(key)) return true;
    if (parts === undefined) return false;
    const { columns, joiner } = parts;
    return Array.from(known).some((whole) =>
      column === columns[0] ? whole.startsWith(`${key}${joiner}`) : whole.endsWith(`${joiner}${key}`),
    );
  };
}
