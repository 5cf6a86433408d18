import { openSheet } from '../../../../src/sheet/open-sheet';
import { SheetFailure, type SheetFailureId } from '../../../../src/sheet/sheet-failure';
import type { FileReader } from '../../uploads/in-worker';
import { priceFileColumns } from './price-file-columns';
import { type PriceSheet, readPriceSheet } from './read-price-sheet';

/** What is posted of a file. Rows are JSON text, because many texts are costly to hand over one by one. */
export type PriceFileMessage =
  | { readonly kind: 'rows'; readonly json: string }
  | { readonly kind: 'restart' }
  | { readonly kind: 'done'; readonly sheet: PriceSheet }
  | { readonly kind: 'failure'; readonly id: SheetFailureId; readonly message: string };

/** Reads a price file, in a Worker. */
export const readFile: FileReader<PriceFileMessage>['readFile'] = async ({ name, bytes }, post) => {
  try {
    const sheet = await openSheet(new Blob([bytes]), { name, known: priceFileColumns });
    const read = await readPriceSheet(sheet, {
      emit: (rows) => post({ kind: 'rows', json: JSON.stringify(rows) }),
      restart: () => post({ kind: 'restart' }),
    });
    post({ kind: 'done', sheet: read });
  } catch (error) {
    if (!(error instanceof SheetFailure)) throw error;
    post({ kind: 'failure', id: error.id, message: error.message });
  }
};
