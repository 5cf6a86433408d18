import { startSite } from '../site';
import { line, median, verdict } from '../table';
import { benchCosts } from './costs';
import { priceFile } from './price-file';
import { type ReadingCost, readers, readOnce } from './read-once';

/** The most that is allowed, as a ratio to tuned SheetJS. */
const targets = { first: 0.1, total: 0.4, checked: 1 } as const;
const sizes = [
  { rows: 10_000, memory: 0.5 },
  { rows: 100_000, memory: 0.4 },
] as const;
const labels = {
  first: 'first page, ms',
  total: 'exact total, ms',
  checked: 'all rows checked, ms',
  memory: 'peak memory, MiB',
} as const;
const measures = ['first', 'total', 'checked', 'memory'] as const;

/** Reading an .xlsx of 41 columns in a Worker, side by side with other readers in one. They check nothing: ours does. */
export async function benchSheet(rounds = 5): Promise<void> {
  const site = await startSite();
  try {
    for (const { rows, memory } of sizes) {
      const file = { rows, path: await priceFile(rows) };
      const costs = new Map<string, ReadingCost[]>(readers.map((reader) => [reader, []]));
      for (let round = 0; round < rounds; round++) {
        for (const reader of readers) costs.get(reader)?.push(await readOnce(site.url, reader, file));
      }
      line(`${rows.toLocaleString('en')} rows × 41`, ...readers, 'ours/sheetjs', 'target');
      for (const measure of measures) {
        const medians = readers.map((reader) => median((costs.get(reader) ?? []).map((cost) => cost[measure])));
        const [ours = Number.NaN, sheetjs = Number.NaN] = medians;
        const ratio = ours / sheetjs;
        line(
          labels[measure],
          ...medians.map((value) => value.toFixed(0)),
          ratio.toFixed(3),
          verdict(ratio, { ...targets, memory }[measure]),
        );
      }
    }
    await benchCosts(rounds);
  } finally {
    await site.close();
  }
}
