import { openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpus } from '../selection';
import { comparable, ours, theirs } from './both-readers';

const files = ['real', 'awkward'].flatMap((folder) =>
  readdirSync(`${corpus}${folder}`)
    .filter((file) => /\.xls[xm]$/.test(file))
    .map((file) => `${folder}/${file}`),
);

describe('reading windows of real workbooks', () => {
  it.each(files)('returns the same as SheetJS reading all of %s', async (file) => {
    const window = await ours(await openAsBlob(corpus + file));
    const whole = theirs(readFileSync(corpus + file));
    if (window && whole) expect(comparable(window)).toEqual(comparable(whole));
    else expect(window ?? whole?.slice(1) ?? []).toEqual([]);
  });

  it('covers enough workbooks to be meaningful', async () => {
    const read = await Promise.all(files.map(async (file) => ours(await openAsBlob(corpus + file))));
    expect(read.filter((rows) => rows !== undefined).length).toBeGreaterThanOrEqual(20);
  });
});
