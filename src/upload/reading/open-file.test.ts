import { expect, it } from 'vitest';
import { makeXlsx, rowsXml } from '../../../tests/sheet/make-xlsx';
import { priceShape } from '../../../tests/upload/price-shape';
import { noHeader } from '../../sheet/no-header';
import { createReading } from './reading';

const lines = 'MAIN_SKU\tSP_AUD_01\nA-1\t5';
const workbook = () =>
  makeXlsx({
    sheets: [
      {
        rows: rowsXml([
          ['MAIN_SKU', 'SP_AUD_01'],
          ['A-1', 5],
        ]),
      },
    ],
  });

it.each([
  ['prices.txt', () => new Blob([lines]), 'Give the file the ending .csv, which fits its content'],
  ['prices.tsv', () => new Blob([lines]), 'Give the file the ending .csv, which fits its content'],
  ['prices', workbook, 'Give the file the ending .xlsx, which fits its content'],
  ['prices.xlsm', workbook, 'This is a workbook with macros or a template (.xlsm, .xltx), which cannot be read here.'],
])('refuses %s and says what to do', { tags: 'EI20' }, async (name, file, message) => {
  await expect(createReading(file(), name, () => undefined).open(priceShape, {})).rejects.toThrow(message);
});

it('counts the first article of a sheet without a header', { tags: 'QC141' }, async () => {
  const table = [
    ['ADHESIVES', '', ''],
    ['La Gotita', '2 ml tube', 70],
    ['UHU', '3 ml gel', 75],
    ['Faber', '35 ml stick', 65],
  ];
  const header = [['Brand', 'Item', 'Net'], ...table.slice(1)];
  const book = makeXlsx({ sheets: [{ rows: rowsXml(table) }, { rows: rowsXml(header) }] });
  const read = createReading(book, 'prices.xlsx', () => undefined);
  expect(await read.open(priceShape, {})).toMatchObject({ header: noHeader });
  expect((await read.countSheets()).map(({ dataRows }) => dataRows)).toEqual([4, 3]);
});
