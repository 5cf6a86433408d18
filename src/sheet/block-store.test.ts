import { describe, expect, it } from 'vitest';
import { openBlockStore, type RowBlock, type RowSource } from './block-store';

/** A source of blocks with the given numbers of rows, whatever size is asked for; a row's text is its position. */
const sourceOf = (sizes: readonly number[], parsed: string[] = [], isSmall = false): RowSource => ({
  isSmall,
  async *blocks(): AsyncGenerator<RowBlock, void, void> {
    let first = 0;
    for (const rows of sizes) {
      const positions = Array.from({ length: rows }, (_, index) => first + index);
      const bytes = new TextEncoder().encode(positions.join(' '));
      yield { first, rows, firstNumber: first + 1, bytes: () => bytes, toBlob: () => new Blob([bytes]) };
      first += rows;
    }
  },
  async parse(bytes) {
    const text = new TextDecoder().decode(bytes);
    parsed.push(text);
    return text === '' ? [] : text.split(' ').map((cell) => ({ number: Number(cell) + 1, cells: [cell] }));
  },
});
const cells = (rows: readonly { readonly cells: readonly unknown[] }[]) => rows.map((row) => Number(row.cells[0]));

describe('the block store', () => {
  it('collects the first rows across small and blank blocks', async () => {
    const store = await openBlockStore(sourceOf([0, 10, 0, 60, 64]));
    expect(cells(store.firstRows)).toEqual(Array.from({ length: 70 }, (_, index) => index));
    expect(await store.count()).toBe(134);
  });

  it('reads a range by parsing only the blocks that contain it', async () => {
    const parsed: string[] = [];
    const store = await openBlockStore(sourceOf([64, 64, 0, 64, 8], parsed));
    expect(cells(await store.read(0, 50))).toEqual(Array.from({ length: 50 }, (_, index) => index));
    parsed.length = 0;
    expect(cells(await store.read(126, 130))).toEqual([126, 127, 128, 129]);
    expect(parsed.map((text) => text.split(' ')[0])).toEqual(['64', '128']);
    expect(cells(await store.read(195, 300))).toEqual([195, 196, 197, 198, 199]);
    expect(await store.read(200, 300)).toEqual([]);
  });

  it.each([true, false])('reads all rows of a source, small %s', async (isSmall) => {
    let scans = 0;
    const source = sourceOf([64, 10, 0, 64, 8], [], isSmall);
    const blocks: RowSource['blocks'] = (size) => {
      scans++;
      return source.blocks(size);
    };
    const store = await openBlockStore({ ...source, blocks });
    const all: number[] = [];
    for await (const rows of store.batches()) all.push(...cells(rows));
    expect(all).toEqual(Array.from({ length: 146 }, (_, index) => index));
    expect(await store.count()).toBe(146);
    expect(scans).toBe(isSmall ? 1 : 2);
  });

  it('returns no rows for an empty source', async () => {
    const store = await openBlockStore(sourceOf([0, 0]));
    expect(store.firstRows).toEqual([]);
    expect(await store.count()).toBe(0);
    expect(await store.read(0, 10)).toEqual([]);
  });

  it('rejects more rows than the limit', async () => {
    const store = await openBlockStore(sourceOf([64, 99_965, 2]));
    await expect(store.count()).rejects.toMatchObject({ id: 'too-many-rows' });
    await expect(store.read(200, 210)).rejects.toMatchObject({ id: 'too-many-rows' });
  });
});
