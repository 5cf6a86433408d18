import { parentPort } from 'node:worker_threads';
import { type PriceExportRow, priceWorkbook } from './price-workbook';

/** Rows to add, or nothing more: then the file is answered, and the thread ends. */
export type WorkbookMessage = readonly PriceExportRow[] | 'finish';

const workbook = priceWorkbook();
parentPort?.on('message', (message: WorkbookMessage) => {
  if (message !== 'finish') return workbook.add(message);
  const file = workbook.finish();
  parentPort?.postMessage(file, [file.buffer]);
  parentPort?.close();
});
