import { expect, it } from 'vitest';
import { collectEntries } from './collect-entries';
import type { RecordEntry } from './fetch-record';

/** A record whose entries have the IDs up to `newest`; `added` of them arrive before each page but the first. */
const growingRecord = (newest: number, added: number) => async (page: number) => {
  const last = newest + (page - 1) * added;
  const all = Array.from({ length: last }, (_, index) => ({ ID: last - index }) as RecordEntry);
  return {
    items: all.slice((page - 1) * 100, page * 100),
    kinds: [],
    meta: { currentPage: page, totalItems: last, totalPages: Math.ceil(last / 100) },
  };
};
const ignore = () => undefined;

it('Entries that arrive during an export double no others', { tags: 'HC22' }, async () => {
  const { entries, isCut } = await collectEntries(growingRecord(250, 3), 10_000, ignore);
  expect(entries.map(({ ID }) => ID)).toEqual(Array.from({ length: 250 }, (_, index) => 250 - index));
  expect(isCut).toBe(false);
});

it('An export is cut only where it stops at its limit', { tags: 'HC22' }, async () => {
  const read: (readonly [number, number])[] = [];
  const cut = await collectEntries(growingRecord(250, 0), 200, (count, total) => read.push([count, total]));
  expect(cut.entries).toHaveLength(200);
  expect(cut.isCut).toBe(true);
  expect(read).toEqual([
    [100, 250],
    [200, 250],
  ]);
  const whole = await collectEntries(growingRecord(200, 0), 200, ignore);
  expect(whole).toMatchObject({ entries: { length: 200 }, isCut: false });
});
