import { fileRefusal } from '../../uploads/file-refusal';
import { runInWorker } from '../../uploads/in-worker';
import type { UploadedFile } from '../../uploads/uploaded-file';
import type { FileRow, PriceFile } from './price-file.types';
import type { PriceFileMessage } from './price-file.worker';
import type { PriceSheet } from './read-price-sheet';

/**
 * Reads a price file in a Worker.
 *
 * @throws Refusal 400, 413, 415 or 422 when it cannot be read; wrong rows are no reason to throw
 */
export async function readPriceFile(file: UploadedFile): Promise<PriceFile> {
  let texts: string[] = [];
  let sheet: PriceSheet | undefined;
  let refusal: Error = new Error('The reader of the file has ended without a result.');
  await runInWorker(new URL('./price-file.worker.ts', import.meta.url), file, (posted) => {
    // SAFETY: the module posts nothing else.
    const message = posted as PriceFileMessage;
    switch (message.kind) {
      case 'rows':
        texts.push(message.json);
        break;
      case 'restart':
        texts = [];
        break;
      case 'done':
        sheet = message.sheet;
        break;
      case 'failure':
        refusal = fileRefusal(message);
        break;
    }
  });
  if (sheet === undefined) throw refusal;
  return {
    ...sheet,
    *batches() {
      // SAFETY: the Worker has written it from rows.
      for (const text of texts) yield JSON.parse(text) as readonly FileRow[];
    },
  };
}
