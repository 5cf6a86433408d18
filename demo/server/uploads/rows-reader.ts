import { openSheet } from '../../../src/sheet/open-sheet';
import { SheetFailure, type SheetFailureId } from '../../../src/sheet/sheet-failure';
import { knownColumns } from './file-columns';
import type { FileReader } from './in-worker';
import { readRows } from './read-rows';
import type { SheetKind } from './sheet-kind';
import type { ReadSheet } from './uploaded-rows';

/** What is posted of a file. Rows are JSON text, because many texts are costly to hand over one by one. */
export type RowsMessage =
  | { readonly kind: 'rows'; readonly json: string }
  | { readonly kind: 'restart' }
  | { readonly kind: 'done'; readonly sheet: ReadSheet<string> }
  | { readonly kind: 'failure'; readonly id: SheetFailureId; readonly message: string };

/** What a Worker's module exports as `readFile` to read files of one kind; `readUpload` hears it. */
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
