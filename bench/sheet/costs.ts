import { openAsBlob } from 'node:fs';
import type { ReadingOptions } from '../../src/machines/reading.types';
import { createReading } from '../../src/upload/reading/reading';
import { priceUploadShape } from '../../src/widgets/prices/price-upload-shape';
import { pricesPerCurrency } from '../../src/wire/price-levels';
import { line, median, verdict } from '../table';
import { priceFile } from './price-file';

const rows = 100_000;
/** The most that is allowed, as a ratio to the check of the file in our own format. */
const target = 1.5;

/** The file in our own format, with all 40 prices. */
const own: ReadingOptions = {};
/** 20 prices from the costs in the second column. */
const priced: ReadingOptions = {
  header: 0,
  columns: ['MAIN_SKU'],
  costs: [
    {
      column: 1,
      rule: {
        currency: 'AUD',
        conversion: { from: 'EUR', rate: '1.65', date: '2026-11-01' },
        markups: {
          kind: 'each',
          percents: Array.from({ length: pricesPerCurrency }, (_, at) => ({ level: at + 1, percent: String(60 - at) })),
        },
        rounding: '0.01',
      },
    },
  ],
};

/** Prices from costs beside the check of the same file in our own format, by the processor's time in Node. */
export async function benchCosts(rounds: number): Promise<void> {
  const path = await priceFile(rows);
  async function processorTime(options: ReadingOptions): Promise<number> {
    const file = await openAsBlob(path);
    const before = process.cpuUsage();
    const reading = createReading(file, 'prices.xlsx', () => undefined);
    await reading.open(priceUploadShape, options);
    const checked = await reading.check();
    const { user, system } = process.cpuUsage(before);
    if (checked.rows !== rows || checked.findings.length > 0) throw new Error('The file was read wrong.');
    return (user + system) / 1000;
  }
  const times: { readonly own: number; readonly priced: number }[] = [];
  // The first round compiles.
  for (let round = 0; round <= rounds; round++) {
    const time = { own: await processorTime(own), priced: await processorTime(priced) };
    if (round > 0) times.push(time);
  }
  const ratio = median(times.map((time) => time.priced / time.own));
  line(`${rows.toLocaleString('en')} rows, processor ms`, 'as they are', '20 from costs', 'ratio', 'target');
  line(
    'Node',
    median(times.map((time) => time.own)).toFixed(0),
    median(times.map((time) => time.priced)).toFixed(0),
    ratio.toFixed(2),
    verdict(ratio, target),
  );
}
