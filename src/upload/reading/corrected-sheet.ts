import type { Correction } from '../../machines/reading.types';
import { type Cell, cellText, type SheetRow } from '../../sheet/cell';
import type { Sheet } from '../../sheet/sheet';

export interface CorrectedRow extends SheetRow {
  /** Positions of the columns whose corrected cell is blank in the file. */
  readonly correctedBlanks?: readonly number[];
}

/** The sheet with corrected cells in place of those of the file. */
export function correctedSheet(sheet: Sheet, corrections: readonly Correction[]): Sheet {
  const byRow = new Map<number, Correction[]>();
  for (const correction of corrections) byRow.set(correction.row, [...(byRow.get(correction.row) ?? []), correction]);

  function correct(row: SheetRow): CorrectedRow {
    const correctionsOfRow = byRow.get(row.number);
    if (correctionsOfRow === undefined) return row;
    const cells = [...row.cells];
    const correctedBlanks = correctionsOfRow
      .map(({ column }) => column)
      .filter((column) => cellText(row.cells[column] ?? '').trim() === '');
    for (const { column, text, isNumber } of correctionsOfRow) {
      while (cells.length < column) cells.push('');
      cells[column] = isNumber ? numberIfExact(text) : text;
    }
    return { ...row, cells, correctedBlanks };
  }
  return {
    ...sheet,
    async *rows() {
      for await (const rows of sheet.rows()) yield rows.map(correct);
    },
    page: async (number, size) => (await sheet.page(number, size)).map(correct),
    withHeader: (index) => correctedSheet(sheet.withHeader(index), corrections),
  };
}

/** A plain decimal as a number, so that the decimal separator of the file's texts does not apply to it; other texts as they are. Numbers hold 15 digits exactly. */
const numberIfExact = (text: string): Cell =>
  /^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) && text.replace(/\D/g, '').length <= 15 ? Number(text) : text;
