import { describe, expect, it } from 'vitest';
import { readingOf, shape } from '../../../tests/upload/text-file';
import { createNearKeyFinder } from './near-keys';

const lines = ['MAIN_SKU;SP_AUD_01', 'ab 100;1', '00123;2', 'C-1;3', 'X;4'];
const keys = ['AB-100', '123', 'C-1', 'c_1', 'c 1'];

describe('Keys near a known one', { tags: 'QC30' }, () => {
  it('are found, unless several known keys are near', () => {
    const near = createNearKeyFinder(new Set(keys));
    expect(['ab100', 'AB 100', '0123', 'c1', '', '-', 'zz'].map(near)).toEqual([
      ...['AB-100', 'AB-100', '123'],
      ...[undefined, undefined, undefined, undefined],
    ]);
  });

  it('have the same points, slashes and other signs', { tags: 'QC104' }, () => {
    const near = createNearKeyFinder(new Set(['ROD-25', '125', 'A', 'B+1']));
    const texts = ['ROD-2.5', '12/5', '1.25', 'A+', 'B1', 'rod 25', 'rod_25', 'ROD\u201125', '0125', 'b +1'];
    const none = [undefined, undefined, undefined, undefined, undefined];
    expect(texts.map(near)).toEqual([...none, 'ROD-25', 'ROD-25', 'ROD-25', '125', 'B+1']);
  });

  it('are counted, and replaced only by a choice', async () => {
    const { read } = readingOf(lines);
    await read.setKnownKeys(keys);
    await read.open(shape, {});
    const checked = await read.check();
    expect(checked.offers.nearKeys).toEqual({ rows: 2, written: 'ab 100', known: 'AB-100' });
    expect(checked.kinds).toContainEqual({ kind: 'unknown-sku', rows: 3 });
    await read.open(shape, { nearKeys: true });
    const again = await read.check();
    expect(again.offers.nearKeys).toBeUndefined();
    expect(again.kinds).toContainEqual({ kind: 'unknown-sku', rows: 1 });
    expect((await read.page(1, 10, 'all')).rows.map(({ cells }) => cells.MAIN_SKU)).toEqual([
      'AB-100',
      '123',
      'C-1',
      'X',
    ]);
  });
});

describe('Keys of a supplier', { tags: 'QC31' }, () => {
  it('are replaced by ours, in every row', async () => {
    const { read } = readingOf(lines);
    await read.setKnownKeys(keys);
    await read.open(shape, { keyNames: { X: 'c_1' } });
    expect((await read.check()).kinds).toContainEqual({ kind: 'unknown-sku', rows: 2 });
    expect((await read.page(1, 10, 'all')).rows[3]?.cells.MAIN_SKU).toBe('c_1');
  });
});
