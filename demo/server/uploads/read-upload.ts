import { fileRefusal } from './file-refusal';
import { runInWorker } from './in-worker';
import type { RowsMessage } from './rows-reader';
import type { UploadedFile } from './uploaded-file';
import type { ReadSheet, UploadedRow, UploadedRows } from './uploaded-rows';

/**
 * Reads a file in a Worker.
 *
 * @param module address of a module that exports a `rowsReader` of these columns and values
 * @throws Refusal 400, 413, 415 or 422 when it cannot be read; wrong rows are no reason to throw
 */
export async function readUpload<K extends string, V>(module: URL, file: UploadedFile): Promise<UploadedRows<K, V>> {
  const fileName = file.name;
  let texts: string[] = [];
  let sheet: ReadSheet<K> | undefined;
  let refusal: Error = new Error('The reader of the file has ended without a result.');
  await runInWorker(module, file, (posted) => {
    // SAFETY: the module posts nothing else.
    const message = posted as RowsMessage;
    switch (message.kind) {
      case 'rows':
        texts.push(message.json);
        break;
      case 'restart':
        texts = [];
        break;
      case 'done':
        // SAFETY: the module reads these columns and no others.
        sheet = message.sheet as ReadSheet<K>;
        break;
      case 'failure':
        refusal = fileRefusal(message);
        break;
    }
  });
  if (sheet === undefined) throw refusal;
  return {
    fileName,
    ...sheet,
    *batches() {
      // SAFETY: the Worker has written it from rows; where a value was wrong there is a problem, and no row is used.
      for (const text of texts) yield JSON.parse(text) as readonly UploadedRow<V>[];
    },
  };
}
