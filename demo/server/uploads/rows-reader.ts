import { openSheet } from '../../../src/sheet/open-sheet';
import { SheetFailure, type SheetFailureId } from '../../../src/sheet/sheet-failure';
import { knownColumns } from './file-columns';
import type { FileReader } from './in-worker';
import { readRows } from './read-rows';
import type { SheetKind } from './sheet-kind';
import type { ReadSheet } from './uploaded-rows';

/** A file whose batches of rows are JSON texts, as posting many strings is slow; or why it cannot be read. */
export type ReadFile<K extends string> =
  | (ReadSheet<K> & { readonly batches: readonly string[] })
  | { readonly failure: { readonly id: SheetFailureId; readonly message: string } };

/** Makes the `readFile` of a Worker's module, for `readUpload`. */
export function rowsReader<K extends string, V>(kind: SheetKind<K, V>): FileReader<ReadFile<K>>['readFile'] {
  return async ({ name, bytes }) => {
    let batches: string[] = [];
    try {
      const sheet = await openSheet(new Blob([bytes]), { name, known: knownColumns(kind) });
      const read = await readRows(sheet, kind, {
        emit: (rows) => batches.push(JSON.stringify(rows)),
        restart: () => {
          batches = [];
        },
      });
      return { ...read, batches };
    } catch (error) {
      if (!(error instanceof SheetFailure)) throw error;
      return { failure: { id: error.id, message: error.message } };
    }
  };
}
