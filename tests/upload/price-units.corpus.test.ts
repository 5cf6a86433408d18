import { openAsBlob, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createReading } from '../../src/upload/reading/reading';
import { corpus } from '../selection';
import { priceShape } from './price-shape';

const folder = join(corpus, 'real');
const files = readdirSync(folder).filter((file) => /\.(?:csv|xlsx?)$/.test(file));

/** The columns that are asked about for several pieces, whichever column has the prices. */
async function askedColumns(file: string): Promise<readonly string[]> {
  const read = createReading(await openAsBlob(join(folder, file)), file, () => {});
  const { columns, header } = await read.open(priceShape, {});
  const asked: string[] = [];
  for (const { index, name, samples } of columns) {
    if (!samples.some((sample) => /\d/.test(sample))) continue;
    const keyIndex = index === 0 ? 1 : 0;
    const keys = columns.map((one) => (one.index === index ? 'SP_AUD_01' : one.index === keyIndex ? 'MAIN_SKU' : null));
    await read.open(priceShape, { header, columns: keys });
    const { prices } = (await read.check()).offers.priceUnits;
    if (prices > 0) asked.push(name);
  }
  return asked;
}

test('no column of the real lists, whose prices are for one piece, is asked about for several pieces', {
  tags: 'QC129',
}, async () => {
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(await askedColumns(file), file).toEqual([]);
});
