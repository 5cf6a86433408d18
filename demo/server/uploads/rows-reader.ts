import { openSheet } from '../../../src/sheet/open-sheet';
import { SheetFailure, type SheetFailureId } from '../../../src/sheet/sheet-failure';
import { knownColumns } from './file-columns';
import type { FileReader } from './in-worker';
import { readRows } from './read-rows';
import type { SheetKind } from './sheet-kind';
import type { ReadSheet } from './uploaded-rows';

/** The messages about a file. Rows are JSON text, as posting many strings is slow. */
export type RowsMessage =
  | { readonly kind: 'rows'; readonly json: string }
  | { readonly kind: 'restart' }
  | { readonly kind: 'done'; readonly sheet: ReadSheet<string> }
  | { readonly kind: 'failure'; readonly id: SheetFailureId; readonly message: string };

/** Makes the `readFile` of a Worker's module; `readUpload` receives its messages. */
export function rowsReader<K extends string, V>(kind: SheetKind<K, V>): FileReader<RowsMessage>['readFile'] {
  return async ({ name, bytes }, post) => {
    try {
      const sheet = await openSheet(new Blob([bytes]), { name, known: knownColumns(kind) });
      const read = await readRows(sheet, kind, {
        emit: (rows) => post({ kind: 'rows', json: JSON.stringify(rows) }),
        restart: () => post({ kind: 'restart' }),
      });
      post({ kind: 'done', sheet: read });
    } catch (error) {
      if (!(error instanceof SheetFailure)) throw error;
      post({ kind: 'failure', id: error.id, message: error.message });
    }
  };
}
