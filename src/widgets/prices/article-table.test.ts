import { expect, test } from 'vitest';
import { cellText } from '../../sheet/cell';
import { openBook } from '../../sheet/open-sheet';
import { writeTable } from '../../upload/reading/written-rows';
import { createArticleTable } from './article-table';

test('missing articles have the list’s columns and prices, under the titles of its own downloads', {
  tags: 'QC91',
}, async () => {
  const products = new File(
    [
      'MAIN_SKU,LOOKUP_SKU,DESCRIPTION,STATUS,GROUP_NAME,UNIT_SIZE\nA-1,00123,"Tape, red",Active,Tapes,12.50\nB-2,7,Glue,Inactive,2024,',
    ],
    'products.csv',
  );
  const prices = new File(['MAIN_SKU,SP_AUD_01,SP_USD_20\nB-2,POA,\nA-1,10.5,7\nC-3,1,'], 'prices.csv');
  const table = await createArticleTable({ products, prices }, ['B-2', 'A-1']);
  const book = await openBook(await writeTable(table.header, table.rows, table.textColumns), { name: 'missing.xlsx' });
  const [header = [], ...rows] = (await book.open(0)).store.firstRows.map(({ cells }) => cells);
  const names = header.map(cellText);
  expect(names.slice(0, 4)).toEqual(['MAIN_SKU', 'GROUP_NAME', 'LOOKUP_SKU', 'DESCRIPTION']);
  expect(names).toEqual(expect.arrayContaining(['STATUS', 'SUB_GROUP', 'SP_AUD_01', 'SP_USD_20']));
  expect(names).toHaveLength(18 + 40);
  const shown = rows.map((cells) =>
    Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']).filter(([, cell]) => cell !== '')),
  );
  expect(shown).toEqual([
    { MAIN_SKU: 'B-2', GROUP_NAME: '2024', LOOKUP_SKU: '7', DESCRIPTION: 'Glue', STATUS: 'Inactive', SP_AUD_01: 'POA' },
    {
      ...{ MAIN_SKU: 'A-1', GROUP_NAME: 'Tapes', LOOKUP_SKU: '00123', DESCRIPTION: 'Tape, red', STATUS: 'Active' },
      ...{ UNIT_SIZE: 12.5, SP_AUD_01: 10.5, SP_USD_20: 7 },
    },
  ]);
});
