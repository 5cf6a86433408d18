import { expect, it } from 'vitest';
import { createReading } from '../../src/upload/reading/reading';
import { makeXlsx, rowsXml } from '../sheet/make-xlsx';
import { priceShape } from './price-shape';

const headerAlone = { name: 'Header', rows: rowsXml([['Main SKU', 'SP_AUD_01']]) };

it.each([
  ['an empty sheet', {}],
  ['a chart', { type: 'chartsheet' }],
] as const)('%s before a header without rows is refused as a header alone', { tags: 'EI20' }, async (_, first) => {
  const reading = createReading(makeXlsx({ sheets: [first, headerAlone] }), 'a.xlsx', () => undefined);
  await expect(reading.open(priceShape, {})).rejects.toThrow('The file has a header row and nothing below it.');
});

it('refuses a title and a header without rows, as a header alone', { tags: 'EI20' }, async () => {
  const rows = rowsXml([['Prices'], ['Main SKU', 'SP_AUD_01']]);
  const reading = createReading(makeXlsx({ sheets: [{ rows }, headerAlone] }), 'a.xlsx', () => undefined);
  await expect(reading.open(priceShape, {})).rejects.toThrow('The file has a header row and nothing below it.');
});

it('refuses a workbook of empty sheets, because it has no rows', { tags: 'EI20' }, async () => {
  const reading = createReading(makeXlsx({ sheets: [{}, {}] }), 'a.xlsx', () => undefined);
  await expect(reading.open(priceShape, {})).rejects.toThrow('The file holds no rows at all.');
});

it('calls a damaged sheet the one that is read, not the first', { tags: 'EI20' }, async () => {
  const damaged = {
    xml: '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>7</v></c></row></sheetData></worksheet>',
  };
  const rows = rowsXml([
    ['Main SKU', 'SP_AUD_01'],
    ['A-1', 1],
  ]);
  const reading = createReading(makeXlsx({ sheets: [{ rows }, damaged] }), 'a.xlsx', () => undefined);
  await reading.open(priceShape, {});
  await expect(reading.open(priceShape, { sheet: 1 })).rejects.toThrow('but the sheet to read is damaged');
});
