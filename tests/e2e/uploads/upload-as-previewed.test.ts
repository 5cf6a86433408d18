import { expect, test } from 'vitest';
import { read, utils, write } from 'xlsx';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import type { NetworkProxy } from '../../support/app/proxy';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

async function openPanel() {
  const opened = await openPrices(openPage, app(), { at: proxy().url });
  const upload = uploadPanel(opened.page);
  return { ...opened, upload };
}

/** The bytes of the last uploaded file, from the body of its request. */
function sentFile({ requests }: NetworkProxy): { readonly name: string; readonly bytes: Buffer } {
  const request = requests.findLast(({ line }) => line.includes('uploadPrice'));
  const whole = Buffer.concat(request?.chunks ?? []);
  const name = /filename="([^"]*)"/.exec(whole.toString('latin1'))?.[1] ?? '';
  const boundary = /boundary=(\S+)/.exec(whole.toString('latin1'))?.[1] ?? '';
  const start = whole.indexOf('\r\n\r\n', whole.indexOf('filename=')) + 4;
  return { name, bytes: whole.subarray(start, whole.indexOf(`\r\n--${boundary}`, start)) };
}

test('a file read without choices is sent byte for byte', { tags: 'IU46' }, async () => {
  const { upload, wire } = await openPanel();
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const file = Buffer.from(`\ufeffMAIN_SKU;SP_AUD_01;SP_USD_02\r\n${sku};12.50;\r\n`);
  await upload.open();
  await upload.chooseBytes('plain.csv', file);
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  const sent = sentFile(proxy());
  expect(sent.name).toBe('plain.csv');
  expect(sent.bytes.equals(file)).toBe(true);
});

test('excluded rows, dashes and currencies are sent as the preview shows', { tags: 'IU46' }, async () => {
  const { upload, wire } = await openPanel();
  const skus = (await wire.unpriced()).slice(0, 3).map(({ MAIN_SKU }) => MAIN_SKU);
  const [first = '', second = '', third = ''] = skus;
  const prices = [`${first},A$12.50,-`, `${second},1.5,POA`, `${third},"1,234.5 AUD",7`, 'Pumps,,'];
  await upload.open();
  await upload.choose('list.csv', ['MAIN_SKU,SP_AUD_01,SP_AUD_02', ...prices]);
  await upload.matter('Rows to leave out').click();
  await upload.panel.getByRole('checkbox', { name: '1 section or repeated header row' }).check();
  await upload.panel.getByText('4 rows checked, no errors. 3 to send.').waitFor();
  expect(await upload.panel.getByRole('checkbox', { name: /Send as read/ }).isDisabled()).toBe(true);
  await expect
    .poll(async () => (await upload.rows()).slice(0, 3))
    .toEqual([
      [first, '2', '12.50'],
      [second, '3', '1.50'],
      [third, '4', '1,234.50'],
    ]);
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  const { name, bytes } = sentFile(proxy());
  expect(name).toBe('list.xlsx');
  const book = read(bytes);
  expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })).toEqual([
    ['MAIN_SKU', 'SP_AUD_01', 'SP_AUD_02'],
    [first, 12.5, ''],
    [second, 1.5, 'POA'],
    [third, 1234.5, 7],
  ]);
});

test('the upload of a second sheet is named after file and sheet', { tags: 'IU46' }, async () => {
  const { upload, wire } = await openPanel();
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const book = utils.book_new(utils.aoa_to_sheet([['Last Updated']]), 'Info');
  const prices = utils.aoa_to_sheet([
    ['MAIN_SKU', 'SP_AUD_01'],
    [sku, 5],
  ]);
  utils.book_append_sheet(book, prices, 'Chargers');
  await upload.open();
  await upload.chooseBytes('phones.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }));
  await upload.panel.getByRole('combobox', { name: 'Sheet' }).selectOption('Chargers (1 row)');
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  expect(sentFile(proxy()).name).toBe('phones, Chargers.xlsx');
});

test.each([
  ['is refused', () => proxy().reply(403, 'Not for your role', { only: 'getMainSkus' }), /Not for your role/],
  ['gets no answer', () => proxy().cutAfter('response headers', { only: 'getMainSkus' }), /./],
])('a check of the SKUs that %s is reported and blocks nothing', { tags: 'IU47' }, async (_, fail, reason) => {
  const { upload, wire, expectComplaints } = await openPanel();
  expectComplaints(/Failed to load resource|net::ERR/);
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  fail();
  await upload.open();
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', `${sku},5`]);
  const notice = upload.panel.getByText(/^It could not be checked whether every Main SKU is known/);
  await notice.waitFor();
  expect(await notice.innerText()).toMatch(reason);
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(Reflect.get(stored ?? {}, 'SP_AUD_01')).toBe('5');
});
