import { openReadingInWorker } from '../../src/upload/worker/remote-reading';
import { priceUploadShape } from '../../src/widgets/prices/price-upload-shape';
import type { FromReader } from './readers/reader-messages';

/** When the page knew what, in ms after the file was handed over. */
interface Measured {
  first: number;
  total: number;
  checked: number;
  rows: number;
  /** Name of the last row of the first page, to see that it was really read. */
  fiftieth: string;
}

const pageSize = 50;

/** As the upload panel asks: the top, then everything else at once. */
async function readWithOurs(file: File): Promise<Measured> {
  const start = performance.now();
  const since = () => performance.now() - start;
  const measured: Measured = { first: 0, total: 0, checked: 0, rows: 0, fiftieth: '' };
  const reading = openReadingInWorker(file, ({ total, rows }) => {
    if (rows === 0) Object.assign(measured, { total: since(), rows: total });
  });
  await reading.open(priceUploadShape, {});
  await Promise.all([
    reading.page(1, pageSize, 'all').then(({ rows }) => {
      Object.assign(measured, { first: since(), fiftieth: rows[pageSize - 1]?.cells.MAIN_SKU ?? '' });
    }),
    reading.check().then(() => Object.assign(measured, { checked: since() })),
  ]);
  return measured;
}

const rivals: Readonly<Record<string, () => Worker>> = {
  sheetjs: () => new Worker(new URL('./readers/sheetjs.worker.ts', import.meta.url), { type: 'module' }),
  exceljs: () => new Worker(new URL('./readers/exceljs.worker.js', import.meta.url), { type: 'module' }),
  'read-excel-file': () =>
    new Worker(new URL('./readers/read-excel-file.worker.js', import.meta.url), { type: 'module' }),
};

/** Rows stay in the Worker; the page gets the first ones, and their number. */
function readWithRival(file: File, open: () => Worker): Promise<Measured> {
  const start = performance.now();
  const worker = open();
  worker.postMessage(file);
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      const now = performance.now() - start;
      const fiftieth = String(data.first[pageSize - 1]?.[0]);
      resolve({ first: now, total: now, checked: now, rows: data.rows, fiftieth });
    });
  });
}

const input = document.querySelector('input');
input?.addEventListener('change', async () => {
  const [file] = input.files ?? [];
  if (!file) return;
  const rival = rivals[location.hash.slice(1)];
  const { dataset } = document.documentElement;
  try {
    dataset.measured = JSON.stringify(await (rival ? readWithRival(file, rival) : readWithOurs(file)));
  } catch (error) {
    dataset.measured = JSON.stringify({ error: String(error) });
  }
});
