import { describe, expect, it } from 'vitest';
import { priceSheet } from '../../../demo/server/prices/upload/price-sheet';
import { checkedFile } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import type { UploadShape } from '../upload-shape';
import { currencyAmount } from './currency-words';
import { createReading } from './reading';

const shape: UploadShape = {
  name: 'products',
  keyColumn: { key: 'MAIN_SKU', name: 'Main SKU', label: 'Main SKU', content: 'key', width: 100 },
  groups: [
    {
      ...{ name: 'Product', note: '', className: '' },
      columns: [
        { key: 'STATUS', name: 'Status', label: 'Status', content: 'status', width: 100 },
        { key: 'IMAGE_URL', name: 'Image', label: 'Image', content: 'address', width: 100 },
      ],
    },
  ],
};

async function productFile(lines: readonly string[], options: ReadingOptions = {}) {
  const read = createReading(new Blob([lines.join('\n')]), 'products.csv', () => {});
  await read.open(shape, options);
  return { read, checked: await read.check() };
}

const products = [
  'MAIN_SKU;STATUS;IMAGE_URL',
  'A;Ja;https://a.example/1.png, https://a.example/2.png',
  'B;In stock;https://a.example/3.png',
  'C;;https://a.example/4.png|https://a.example/5.png',
];

describe('Values that could be read in another way', () => {
  it('are values of the status, with their rows', { tags: 'QC23' }, async () => {
    const { checked } = await productFile(products);
    expect(checked.offers.statuses).toEqual([
      { value: 'Ja', rows: 1 },
      { value: 'In stock', rows: 1 },
      { value: '', rows: 1 },
    ]);
    const { read, checked: again } = await productFile(products, {
      statuses: { ja: 'Active', 'in stock': 'Active', '': 'Inactive' },
    });
    expect(again.offers.statuses).toEqual([]);
    expect((await read.page(1, 10, 'all')).rows.map(({ cells }) => cells.STATUS)).toEqual([
      'Active',
      'Active',
      'Inactive',
    ]);
  });

  it('are cells with several addresses, of which the first can be taken', { tags: 'QC24' }, async () => {
    expect((await productFile(products)).checked.offers.severalAddresses).toBe(2);
    const { read } = await productFile(products, { firstAddress: true });
    expect((await read.page(1, 10, 'all')).rows.map(({ cells }) => cells.IMAGE_URL)).toEqual([
      'https://a.example/1.png',
      'https://a.example/3.png',
      'https://a.example/4.png',
    ]);
  });

  it('are one blank status, whether blank or dashes', { tags: 'QC110' }, async () => {
    const lines = ['MAIN_SKU;STATUS', 'A;-', 'B;', 'C;—', 'D;Ja'];
    expect((await productFile(lines)).checked.offers.statuses).toEqual([
      { value: '', rows: 3 },
      { value: 'Ja', rows: 1 },
    ]);
    const { read, checked } = await productFile(lines, { statuses: { '': 'Inactive', ja: 'Active' } });
    expect(checked.findings).toEqual([]);
    expect((await read.page(1, 10, 'all')).rows.map(({ cells }) => cells.STATUS)).toEqual([
      ...['Inactive', 'Inactive', 'Inactive', 'Active'],
    ]);
  });

  it('are no single addresses, which stay whole', { tags: 'QC110' }, async () => {
    const addresses = ['https://a.example/my file.png', 'https://a.example/1|2.png', 'https://a.example/3;v=2.png'];
    const lines = ['MAIN_SKU\tIMAGE_URL', ...addresses.map((address, row) => `A${row}\t${address}`)];
    const { read, checked } = await productFile(lines, { firstAddress: true });
    expect(checked.offers.severalAddresses).toBe(0);
    expect((await read.page(1, 10, 'all')).rows.map(({ cells }) => cells.IMAGE_URL)).toEqual(addresses);
  });

  it('are amounts in another currency, by column', { tags: 'QC25' }, async () => {
    const { checked } = await checkedFile([
      'MAIN_SKU;SP_AUD_01;SP_AUD_02',
      'A;2 CHF;12,50 zł',
      'B;3 CHF;A$ 4,00',
      'C;from 5;POA',
    ]);
    expect(checked.offers.amounts).toEqual([
      { key: 'SP_AUD_01', currency: 'CHF', cells: 2, texts: 2 },
      { key: 'SP_AUD_02', currency: 'PLN', cells: 1, texts: 1 },
    ]);
  });

  it('are not prices without a rate, but texts, or errors where they cannot be texts', { tags: 'QC25' }, async () => {
    const lines = ['MAIN_SKU;SP_AUD_01', 'A;2 CHF', 'B;41.00р.', 'C;12,50 zł', 'D;€5', 'E;5 EUR'];
    const { read, checked } = await checkedFile(lines);
    expect(checked.offers.amounts).toEqual([
      { key: 'SP_AUD_01', currency: 'CHF', cells: 1, texts: 1 },
      { key: 'SP_AUD_01', currency: 'RUB', cells: 1, texts: 1 },
      { key: 'SP_AUD_01', currency: 'PLN', cells: 1, texts: 1 },
      { key: 'SP_AUD_01', currency: 'EUR', cells: 2, texts: 1 },
    ]);
    expect(checked.findings.map(({ kind, cells }) => [kind, cells])).toEqual([['other-currency', 5]]);
    expect((await read.page(1, 10, 'all')).rows.map(({ cells }) => cells.SP_AUD_01)).toEqual([
      '2 CHF',
      '41.00р.',
      '12,50 zł',
      '€5',
      '5 EUR',
    ]);
  });

  it.each(['€5', '5 €', '£7.50', '¥500', '₽5', 'US$5'])('%s is not a price in AUD', { tags: 'QC25' }, async (text) => {
    const { checked } = await checkedFile(['MAIN_SKU;SP_AUD_01', `A;${text}`]);
    expect(checked.findings.map(({ kind }) => kind)).toEqual(['other-currency']);
    expect(priceSheet.read('SP_AUD_01', text, 'point')).toMatchObject({ kind: 'wrong' });
  });

  it.each(['$5', 'A$5', 'AUD 5', '5 AU$'])('%s is a price in AUD', { tags: 'QC25' }, async (text) => {
    const { checked } = await checkedFile(['MAIN_SKU;SP_AUD_01', `A;${text}`]);
    expect(checked.findings).toEqual([]);
  });

  it.each([
    ...['2 CHF', '12,50 zł', '3 €', '5 EUR', 'EUR 5', '41.00р.', '7 руб.', '14 руб', '₽ 13', '10 Kč', '8 kr', '¥9'],
    ...['12 USD', 'US$ 4', '1.234,50 EUR', '£1,000.00'],
  ])('%s is refused as a price in AUD like any other currency', { tags: 'QC88' }, async (text) => {
    const { checked } = await checkedFile(['MAIN_SKU;SP_AUD_01', `A;${text}`, 'B;POA', 'C;from 5', 'D;5']);
    expect(checked.findings.map(({ kind }) => kind)).toEqual(['other-currency', 'to-check', 'text-price']);
  });

  it('are stored as texts if the user says so, currency by currency', { tags: 'QC49' }, async () => {
    const lines = ['MAIN_SKU;SP_AUD_01', 'A;2 CHF', 'B;3 CHF', 'C;12,50 zł', 'D;from 5'];
    const { checked } = await checkedFile(lines, { textCurrencies: ['CHF'] });
    expect(checked.offers.amounts).toEqual([{ key: 'SP_AUD_01', currency: 'PLN', cells: 1, texts: 1 }]);
    const countOf = (kind: string) => checked.findings.find((finding) => finding.kind === kind)?.cells;
    expect([countOf('text-price'), countOf('other-currency'), countOf('to-check')]).toEqual([2, 1, 1]);
  });

  it.each([
    ['12,50 zł', '12,50', 'PLN'],
    ['41.00р.', '41.00', 'RUB'],
    ['CHF 2.–', '2', 'CHF'],
    ['€1.200,00', '1.200,00', 'EUR'],
    ['1 234,50 Kč', '1 234,50', 'CZK'],
    ['kr 5', '5', undefined],
  ])('%s is an amount', { tags: 'QC25' }, (text, amount, currency) => {
    expect(currencyAmount(text)).toMatchObject({ amount, currency });
  });

  it.each([
    ['kr.500', '500', undefined],
    ['kr. 500', '500', undefined],
    ['Fr. 12.50', '12.50', 'CHF'],
    ['SFr.1’200.–', '1’200', 'CHF'],
    ['Rs. 500', '500', 'INR'],
    ['руб. 100', '100', 'RUB'],
    ['500 kr.', '500', undefined],
    ['€.50', '.50', 'EUR'],
    ['CHF .50', '.50', 'CHF'],
  ])('the point of an abbreviation is not that of the amount in %s', { tags: 'QC114' }, (text, amount, currency) => {
    expect(currencyAmount(text)).toMatchObject({ amount, currency });
  });

  it('has no amount where a point after letters may be that of decimals', { tags: 'QC114' }, async () => {
    expect(currencyAmount('CHF.500')).toBeUndefined();
    const { checked } = await checkedFile(['MAIN_SKU;SP_AUD_01', 'A;AUD.500', 'B;A$.50', 'C;AUD .75']);
    expect(checked.findings.map(({ kind, cells }) => [kind, cells])).toEqual([['wrong-number', 1]]);
  });

  it.each(['from 12', '12 mm', 'POA', '12'])('%s is no amount', { tags: 'QC25' }, (text) => {
    expect(currencyAmount(text)).toBeUndefined();
  });
});
