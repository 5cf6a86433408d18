import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { makeXlsx } from '../../../tests/sheet/make-xlsx';
import { shape } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import { namedCurrencies } from './currency-conflicts';
import { createReading } from './reading';

const text = (address: string, value: string, style = 0) =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: number, ...cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`;

/** A workbook with a price in the format, below a header, and one without; the dates are not read like other cells. */
function workbook(format: string, name = 'SP_AUD_01', [header = '', ...more]: readonly string[] = []) {
  const rows = [
    row(1, text('A1', 'MAIN_SKU', 1), text('B1', name, 1), text('C1', 'From', 1), header),
    row(2, text('A2', 'A'), '<c r="B2" s="1"><v>12.5</v></c>', '<c r="C2" s="2"><v>45000</v></c>', more[0] ?? ''),
    row(3, text('A3', 'B'), '<c r="B3" s="1"><f>B2*2</f><v>25</v></c>', more[1] ?? ''),
    row(4, text('A4', 'C'), '<c r="B4" s="1"/>', '<c r="C4" s="2"><v>45000</v></c>'),
  ];
  const formatCode = format.replaceAll('"', '&quot;');
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="${formatCode}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs>`;
  return makeXlsx({ sheets: [{ rows: rows.join('') }], styles });
}

async function readFile(file: Blob, options: ReadingOptions = {}) {
  const read = createReading(file, 'prices.xlsx', () => undefined);
  const { columns } = await read.open(shape, options);
  return { read, columns, checked: await read.check() };
}

const rule = {
  currency: 'AUD',
  rounding: '0.01',
  markups: { kind: 'each', percents: [{ level: 1, percent: '0' }] },
} as const;

/** An .xls with prices in the format, far below prices without one. */
function oldWorkbook(format: string) {
  const rows = Array.from({ length: 3000 }, (_, index) => [`S${index}`, index + 1.5]);
  const sheet = utils.aoa_to_sheet([['MAIN_SKU', 'SP_AUD_01'], ...rows, ['A', 12.5], ['B', 25]]);
  for (const address of ['B3002', 'B3003']) sheet[address].z = format;
  // SAFETY: with type 'array' the library returns an ArrayBuffer.
  const bytes = write(utils.book_new(sheet, 'Prices'), { type: 'array', bookType: 'biff8' }) as ArrayBuffer;
  return new Blob([bytes]);
}

describe('A currency that only the format of numbers in an .xls has', { tags: 'QC121' }, () => {
  const unratedIn = async (format: string) => {
    const read = createReading(oldWorkbook(format), 'prices.xls', () => undefined);
    await read.open(shape, {});
    return (await read.check()).unrated;
  };

  it.each([
    ['#,##0.00\\ "€"', 'EUR'],
    ['[$CHF-807] #,##0.00', 'CHF'],
    ['#,##0.00 "kr"', 'kr'],
  ])('%s is asked about', async (format, currency) => {
    expect(await unratedIn(format)).toEqual({ rows: 3002, currencies: [currency] });
  });

  it.each(['0.00', '"$"#,##0.00', '0.00" kg"', '00000'])('%s names none', async (format) => {
    expect(await unratedIn(format)).toEqual({ rows: 0, currencies: [] });
  });
});

describe('A currency that only the format of numbers has', { tags: 'QC117' }, () => {
  it.each([
    ['#,##0.00 [$€-407]', 'EUR'],
    ['0.00" CHF"', 'CHF'],
    ['[$CHF-807] #,##0.00;[Red]-[$CHF-807] #,##0.00', 'CHF'],
    ['_-* #,##0.00\\ "€"_-;-* "-"??\\ "€"_-', 'EUR'],
    ['£#,##0.00', 'GBP'],
    ['#,##0.00\\ [$zł-415]', 'PLN'],
    ['[$US$-409]0.00', 'USD'],
    ['#,##0.00 "kr"', 'kr'],
    ['#,##0.00\\ [$kr-41D]', 'kr'],
    ['#,##0.00\\ [$kr.-406]', 'kr.'],
    ['#,##0\\ "Ft"', 'HUF'],
    ['#,##0.00\\ "lei"', 'RON'],
    ['#,##0.00\\ [$lei-418]', 'RON'],
    ['#,##0.00\\ [$р.-419]', 'RUB'],
    ['[$R-1C09]#,##0.00', 'ZAR'],
    ['#,##0.00\\ [$₾-437]', '₾'],
  ])('%s is asked about where the prices are in AUD', async (format, currency) => {
    const { checked, columns } = await readFile(workbook(format));
    expect(checked.unrated).toEqual({ rows: 2, currencies: [currency] });
    expect(namedCurrencies(columns)).toMatchObject([{ currency, names: ['SP_AUD_01'], keys: ['SP_AUD_01'] }]);
    const allowed = await readFile(workbook(format), { unratedCurrencies: [currency] });
    expect(allowed.checked.unrated).toEqual({ rows: 0, currencies: [] });
  });

  it.each([
    '0.00',
    '"$"#,##0.00',
    '[$$-C09]#,##0.00',
    '[$-407]0.00',
    '0.00" AUD"',
    '0.00" kg"',
    '0.00" pcs"',
    '0.00" m"',
    '0.00" Stück"',
    '0.00[$ kg]',
    '[$A$]0.00',
    '0.00_);"-"',
  ])('%s names none, or that of the prices', async (format) => {
    const { checked, columns } = await readFile(workbook(format));
    expect(checked.unrated).toEqual({ rows: 0, currencies: [] });
    expect(namedCurrencies(columns)).toEqual([]);
  });

  it('is asked about where costs are read in another one', async () => {
    const optionsOf = (from: string): ReadingOptions => ({
      header: 0,
      columns: ['MAIN_SKU', null, null],
      costs: [{ column: 1, rule: { ...rule, conversion: { from, rate: '2', date: '2026-11-01' } } }],
    });
    const file = workbook('#,##0.00 [$€-407]', 'Cost');
    expect((await readFile(file, optionsOf('EUR'))).checked.unrated).toEqual({ rows: 0, currencies: [] });
    expect((await readFile(file, optionsOf('CHF'))).checked.unrated).toEqual({
      ...{ rows: 2, currencies: ['EUR'], costsReadAs: 'CHF' },
    });
  });

  it('is none of another currency where it may be that of the costs', async () => {
    const optionsOf = (from: string): ReadingOptions => ({
      header: 0,
      columns: ['MAIN_SKU', null, null],
      costs: [{ column: 1, rule: { ...rule, conversion: { from, rate: '2', date: '2026-11-01' } } }],
    });
    const file = workbook('#,##0.00 "kr"', 'Cost');
    expect((await readFile(file, optionsOf('SEK'))).checked.unrated).toEqual({ rows: 0, currencies: [] });
    expect((await readFile(file, optionsOf('EUR'))).checked.unrated).toMatchObject({ rows: 2, currencies: ['kr'] });
  });

  it('is that of costs beside which the column with the currencies is blank', { tags: 'QC113' }, async () => {
    const currencies = ['Currency', 'EUR', ''].map((value, index) => text(`D${index + 1}`, value));
    const options = (from: string): ReadingOptions => ({
      header: 0,
      columns: ['MAIN_SKU', null, null, null],
      costs: [{ column: 1, rule: { ...rule, conversion: { from, rate: '2', date: '2026-11-01' } } }],
    });
    const shown = await readFile(workbook('#,##0.00 [$€-407]', 'Cost', currencies), options('EUR'));
    expect(shown.checked.unrated).toEqual({ rows: 0, currencies: [] });
    const plain = await readFile(workbook('0.00', 'Cost', currencies), options('EUR'));
    expect(plain.checked.unrated).toEqual({ rows: 1, currencies: [], costsReadAs: 'EUR', unnamed: 1 });
  });

  it('is not in a file that was written here', async () => {
    const { read } = await readFile(workbook('0.00'));
    const { checked, columns } = await readFile(await read.write());
    expect(columns.map(({ textsBesideNumbers }) => textsBesideNumbers)).toEqual([undefined, undefined]);
    expect(checked.unrated.rows).toBe(0);
  });
});
