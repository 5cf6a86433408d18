import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { exportRows } from './export-rows';
import type { ExportCell } from './workbook';

// A batch that is too large for the server's own thread, so that a Worker writes it.
const manyRows = Array.from({ length: 5000 }, (_, row) => [`row ${row}`]);

// SAFETY: no cell at all, which the Worker cannot write.
const noCell = null as unknown as ExportCell;

it('An export whose Worker fails while rows are still read is rejected', { tags: 'GS02' }, async () => {
  const failed = new Promise((resolve) => {
    process.once('worker', (thread: Worker) => thread.once('exit', resolve));
  });
  let isRead = false;
  async function* slowly() {
    yield manyRows;
    yield [[noCell]];
    await failed;
    isRead = true;
    yield [['the last row']];
  }
  const file = exportRows('Prices', ['MAIN_SKU'], slowly(), new AbortController().signal);
  await expect(file).rejects.toThrow(TypeError);
  expect(isRead).toBe(true);
});
