import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsvSeed } from './csv-seed';

describe('A product list', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pricebook-csv-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const read = async (text: string) => {
    const path = join(folder, 'list.csv');
    await writeFile(path, text);
    return readCsvSeed(path);
  };

  it('is read by column names, whatever their case and punctuation', { tags: 'A120' }, async () => {
    const { rows } = await read(
      'Product Name;Main-SKU;Product_Category;SP - AUD - 01;sp_usd_2\nCourt paint;P 1;Paint;12,50;8,1',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ main_sku: 'P 1', description: 'Court paint', group_name: 'Paint' });
    expect(rows[0]?.prices?.aud[0]).toBe('12.5');
    expect(rows[0]?.prices?.usd[1]).toBe('8.1');
  });

  it('repeats names and groups in the following rows of variants', async () => {
    const { rows } = await read(
      'name,facets,optionValues,sku,price\nShirt,category:Wear|brand:X,S,S-1,5\n,,M,S-2,6\nHat,category:Heads,,H-1,7\n',
    );
    expect(rows.map(({ description, group_name }) => [description, group_name])).toEqual([
      ['Shirt, S', 'Wear'],
      ['Shirt, M', 'Wear'],
      ['Hat', 'Heads'],
    ]);
  });

  it('reports the rows, prices and columns that it ignored', { tags: 'A120' }, async () => {
    const { rows, notes } = await read('name,sku,price,colour\nA,A-1,5,red\nB,A-1,6,red\n,,,blue\nC,C-1,-3,red\n');
    expect(rows.map(({ main_sku }) => main_sku)).toEqual(['A-1', 'C-1']);
    expect(rows[1]?.prices).toBeUndefined();
    expect(notes).toEqual([
      'list.csv: 2 of 4 rows are products now.',
      'Rows left out, as they have no SKU, and nothing to generate one from: 1.',
      'Rows left out, as an earlier row has their SKU: 1.',
      'Prices left out, as they are not valid: 1 (for example "-3").',
      'Columns that are not used: colour.',
    ]);
  });

  it('is rejected when no column identifies products', async () => {
    await expect(read('colour,amount\nred,5\n')).rejects.toThrow(
      /no column for the SKU\. Its columns are: colour, amount/,
    );
  });

  it('is rejected with the reader’s message when it has no table', async () => {
    await expect(read('')).rejects.toThrow(/^SEED=.*list\.csv cannot be used: The file is empty/);
  });
});
