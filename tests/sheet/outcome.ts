import { openSheet } from '../../src/sheet/open-sheet';
import { SheetFailure, type SheetFailureId } from '../../src/sheet/sheet-failure';

/** The outcome of reading a file: the numbers of rows below the header and of columns, or why it was rejected. */
export type Outcome = readonly [rows: number, columns: number] | SheetFailureId;

/** Opens a file, counts its rows and reads them all. */
export const outcomeOf = async (file: Blob, name: string): Promise<Outcome> => {
  try {
    const sheet = await openSheet(file, { name });
    const total = await sheet.total();
    let rows = 0;
    let columns = sheet.header.names.length;
    for await (const batch of sheet.rows()) {
      rows += batch.length;
      for (const { cells } of batch) columns = Math.max(columns, cells.length);
    }
    if (rows !== total) throw new Error(`counted ${total} rows, but read ${rows}`);
    return [rows, columns];
  } catch (error) {
    if (error instanceof SheetFailure) return error.id;
    throw error;
  }
};
