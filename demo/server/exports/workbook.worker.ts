import { parentPort, workerData } from 'node:worker_threads';
import { type ExportCell, newWorkbook } from './workbook';

/** Rows to add, or `finish`: then the thread posts the file and ends. */
export type WorkbookMessage = readonly (readonly ExportCell[])[] | 'finish';

const workbook = newWorkbook(workerData.sheetName);
parentPort?.on('message', (message: WorkbookMessage) => {
  if (message !== 'finish') return workbook.add(message);
  const file = workbook.finish();
  parentPort?.postMessage(file, [file.buffer]);
  parentPort?.close();
});
