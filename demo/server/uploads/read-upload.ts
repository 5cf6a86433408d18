import type { Context } from 'hono';
import { runInWorker } from './in-worker';
import type { ReadFile } from './rows-reader';
import { sheetError } from './sheet-error';
import { readUploadedFile } from './uploaded-file';
import type { UploadedRow, UploadedRows } from './uploaded-rows';

/** Reads the uploaded file of a request with a module of `rowsReader`. Throws HttpError when it cannot be read. */
export async function readUpload<K extends string, V>(
  module: URL,
  c: Context,
  owner: number,
): Promise<UploadedRows<K, V>> {
  const file = await readUploadedFile(c);
  const read = await runInWorker<ReadFile<K>>(module, file, { owner });
  if ('failure' in read) throw sheetError(read.failure);
  return {
    ...read,
    fileName: file.name,
    *batches() {
      // SAFETY: the Worker serialized rows. Invalid values are null, and have a problem that prevents their use.
      for (const rows of read.batches) yield JSON.parse(rows) as readonly UploadedRow<V>[];
    },
  };
}
