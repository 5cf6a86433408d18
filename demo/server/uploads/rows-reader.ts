import { openSheet } from '../../../src/sheet/open-sheet';
import { SheetFailure } from '../../../src/sheet/sheet-failure';
import { knownColumns } from './file-columns';
import type { ReaderModule } from './in-worker';
import { type ReadRows, readRows } from './read-rows';
import type { Failure } from './sheet-error';
import type { SheetKind } from './sheet-kind';

/** The rows of a file, or why it cannot be read. */
export type ReadFile<K extends string> = ReadRows<K> | { readonly failure: Failure };

/** Makes the `readFile` of a Worker's module, for `readUpload`. */
export function rowsReader<K extends string, V>(kind: SheetKind<K, V>): ReaderModule<ReadFile<K>>['readFile'] {
  return async ({ name, bytes }) => {
    try {
      return await readRows(await openSheet(new Blob([bytes]), { name, known: knownColumns(kind) }), kind);
    } catch (error) {
      if (!(error instanceof SheetFailure)) throw error;
      return { failure: { id: error.id, message: error.message, details: error.details } };
    }
  };
}
