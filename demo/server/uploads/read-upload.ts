import type { Context } from 'hono';
import { runInWorker } from './in-worker';
import type { RowsMessage } from './rows-reader';
import { sheetError } from './sheet-error';
import { readUploadedFile } from './uploaded-file';
import type { ReadSheet, UploadedRow, UploadedRows } from './uploaded-rows';

/** Reads the uploaded file of a request with a module of `rowsReader`. Throws HttpError when it cannot be read. */
export async function readUpload<K extends string, V>(
  module: URL,
  c: Context,
  owner: number,
): Promise<UploadedRows<K, V>> {
  const file = await readUploadedFile(c);
  let texts: string[] = [];
  let sheet: ReadSheet<K> | undefined;
  let failure: Error = new Error('The Worker has ended without a result.');
  const onMessage = (posted: unknown): void => {
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
        failure = sheetError(message);
        break;
    }
  };
  const onStart = () => {
    texts = [];
    return onMessage;
  };
  await runInWorker(module, file, onStart, { owner });
  if (sheet === undefined) throw failure;
  return {
    fileName: file.name,
    ...sheet,
    *batches() {
      // SAFETY: the Worker serialized rows. Invalid values are null, and have a problem that prevents their use.
      for (const text of texts) yield JSON.parse(text) as readonly UploadedRow<V>[];
    },
  };
}
