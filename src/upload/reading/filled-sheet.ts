import { cellText, type SheetRow } from '../../sheet/cell';
import type { Sheet } from '../../sheet/sheet';

/** Positions of the columns of a row whose blank cell has the value of a row above. */
export interface FilledRow extends SheetRow {
  readonly filled?: readonly number[];
}

/** Rows between two remembered places; a page is read from the last place before it. */
const rowsPerPlace = 200;

type Values = ReadonlyMap<number, SheetRow['cells'][number]>;

/** The sheet with blank cells of these columns filled with the last value above them. */
export function filledSheet(sheet: Sheet, columns: readonly number[]): Sheet {
  /** The last values above row `index * rowsPerPlace`. */
  const places: Values[] = [new Map()];

  async function* filledRows(): AsyncGenerator<readonly SheetRow[], void, void> {
    const fill = filler(columns, new Map());
    let position = 0;
    for await (const rows of sheet.rows()) {
      yield rows.map((row) => {
        if (position % rowsPerPlace === 0) places[position / rowsPerPlace] = fill.values();
        position++;
        return fill.row(row);
      });
    }
  }
  /** Fills a whole stretch between two places, and remembers the place after it. */
  async function stretch(index: number): Promise<readonly SheetRow[]> {
    const fill = filler(columns, places[index] ?? new Map());
    const rows = (await sheet.page(index + 1, rowsPerPlace)).map(fill.row);
    if (rows.length === rowsPerPlace) places[index + 1] ??= fill.values();
    return rows;
  }
  return {
    ...sheet,
    rows: filledRows,
    async page(number, size) {
      const from = (number - 1) * size;
      const first = Math.floor(from / rowsPerPlace);
      while (places.length <= first) {
        const known = places.length - 1;
        if ((await stretch(known)).length < rowsPerPlace) return [];
      }
      const found: SheetRow[] = [];
      for (let index = first; index * rowsPerPlace < from + size; index++) found.push(...(await stretch(index)));
      const skipped = from - first * rowsPerPlace;
      return found.slice(skipped, skipped + size);
    },
    withHeader: (index) => filledSheet(sheet.withHeader(index), columns),
  };
}

function filler(columns: readonly number[], start: Values) {
  const values = new Map(start);
  return {
    values: (): Values => new Map(values),
    row(row: SheetRow): FilledRow {
      const cells = [...row.cells];
      const filled: number[] = [];
      for (const column of columns) {
        const cell = cells[column] ?? '';
        const above = values.get(column);
        if (cellText(cell).trim() !== '') values.set(column, cell);
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
