import { expect, it } from 'vitest';
import { onBothStores } from '../stores';
import { createSomePrice, listPrices } from './price-calls';
import { csvFile, freeSkus, priceOf, upload, xlsxFile } from './price-files';

onBothStores('Uploading prices', (backEnd) => {
  const total = async () => (await listPrices(backEnd())).meta.totalItems;

  it('saves new rows at once as exact decimals, increasing the total', { tags: 'B016' }, async () => {
    const [one = '', two = ''] = await freeSkus(backEnd(), 2);
    const before = await total();
    const rows = [
      ['Main SKU', 'SP - AUD - 01', 'SP_AUD_03', 'sp_usd_20'],
      [one, 12.5, 'POA', 1234567890.1234],
      [two, '0.10', null, 0],
    ];
    const { status, body } = await upload(backEnd(), xlsxFile(rows));
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 200,
      message: 'Prices uploaded: 2 new, 0 unchanged, 0 changed.',
      data: { needsConfirmation: false, duplicateData: [], created: 2, unchanged: 0 },
    });
    const saved = { SP_AUD_01: '12.5', SP_AUD_02: '', SP_AUD_03: 'POA', SP_USD_20: '1234567890.1234', VERSION: 1 };
    expect(await priceOf(backEnd(), one)).toMatchObject(saved);
    expect(await priceOf(backEnd(), two)).toMatchObject({ SP_AUD_01: '0.1', SP_AUD_03: '', SP_USD_20: '0' });
    expect(await total()).toBe(before + 2);
  });

  it('keeps a file name of 300 characters, as those that name their rules may have', { tags: 'QC03' }, async () => {
    const [sku = ''] = await freeSkus(backEnd(), 1);
    const name = `${'list × 1.65 → '.repeat(25).slice(0, 295)}.xlsx`;
    const file = xlsxFile([
      ['MAIN_SKU', 'SP_AUD_01'],
      [sku, 1],
    ]);
    expect((await upload(backEnd(), new File([file], name))).status).toBe(200);
    const uploads = await backEnd().call<{ readonly items: readonly { readonly FILE_NAME: string }[] }>(
      'price/getPriceUploads?itemsPerPage=1',
      { token: await backEnd().tokenOf('admin') },
    );
    expect(uploads.body.data.items).toMatchObject([{ FILE_NAME: name }]);
  });

  it('saves new rows, counts equal ones, returns the others as pairs', {
    tags: 'B016',
  }, async () => {
    const same = await createSomePrice(backEnd(), { AUD: ['1', '2'], USD: [] });
    const other = await createSomePrice(backEnd(), { AUD: ['3', '4'], USD: ['5'] });
    const [sku = ''] = await freeSkus(backEnd(), 1);
    const rows = [
      ['MAIN_SKU', 'SP_AUD_01'],
      [same.MAIN_SKU, 1],
      [other.MAIN_SKU, 3.5],
      [sku, 6],
    ];
    const { status, body } = await upload(backEnd(), xlsxFile(rows));
    const message =
      'Prices uploaded: 1 new, 1 unchanged. 1 row differs from what is stored: please confirm the changes.';
    expect(status).toBe(200);
    expect(body).toMatchObject({ message, show: { type: 'warning', message } });
    expect(body.data).toMatchObject({ needsConfirmation: true, created: 1, unchanged: 1 });
    const { product, ...existingData } = other;
    const shown = { ...existingData, UPLOAD_ID: expect.any(Number) };
    const newData = { ...existingData, SP_AUD_01: '3.5' };
    expect(body.data.duplicateData).toEqual([{ existingData: shown, newData }]);
    expect(await priceOf(backEnd(), other.MAIN_SKU)).toEqual(other);
    expect(await priceOf(backEnd(), sku)).toMatchObject({ SP_AUD_01: '6' });
  });

  it('preserves prices of a missing column, and clears those of blanks', { tags: 'B017' }, async () => {
    const made = await createSomePrice(backEnd(), { AUD: ['1', '2', '3'], USD: ['4'] });
    const { body } = await upload(backEnd(), csvFile(`MAIN_SKU,SP_AUD_02,SP_AUD_03\n${made.MAIN_SKU},,3\n`));
    const [pair] = body.data.duplicateData;
    expect(pair?.newData).toMatchObject({ SP_AUD_01: '1', SP_AUD_02: '', SP_AUD_03: '3', SP_USD_01: '4' });
  });

  it('reads numbers of a .csv with semicolons, decimal commas and windows-1252', { tags: 'QC48' }, async () => {
    const [one = '', two = ''] = await freeSkus(backEnd(), 2);
    const text = `Main SKU;SP_AUD_01;SP_AUD_02\r\n${one};1.284,50;auf Anfrage ä\r\n${two};"0,1";7\r\n`;
    const { status, body } = await upload(backEnd(), csvFile(Uint8Array.from(text, (sign) => sign.charCodeAt(0))));
    expect(status).toBe(200);
    expect(body.message).toBe('Prices uploaded: 2 new, 0 unchanged, 0 changed. The text was read as windows-1252.');
    expect(body.data).toMatchObject({ encoding: 'windows-1252' });
    const path = 'price/getPriceUploads?itemsPerPage=1';
    const uploads = () =>
      backEnd()
        .tokenOf('sales')
        .then((token) => backEnd().call<{ items: unknown }>(path, { token }));
    expect((await uploads()).body.data.items).toMatchObject([{ CREATED: 2, ENCODING: 'windows-1252' }]);
    expect(await priceOf(backEnd(), one)).toMatchObject({ SP_AUD_01: '1284.5', SP_AUD_02: 'auf Anfrage ä' });
    expect(await priceOf(backEnd(), two)).toMatchObject({ SP_AUD_01: '0.1', SP_AUD_02: '7' });
  });

  it('finds the header below title rows and after a blank column', async () => {
    const [sku = ''] = await freeSkus(backEnd(), 1);
    const rows = [[null, 'Price list 2026'], [], [null, 'MAIN_SKU', 'SP_USD_01'], [null, sku, 9.99]];
    expect((await upload(backEnd(), xlsxFile(rows))).body.data).toMatchObject({ created: 1 });
    expect(await priceOf(backEnd(), sku)).toMatchObject({ SP_USD_01: '9.99' });
  });

  it('saves each row once when one file is uploaded several times', async () => {
    const skus = await freeSkus(backEnd(), 5);
    const before = await total();
    const file = xlsxFile([['MAIN_SKU', 'SP_AUD_01'], ...skus.map((sku) => [sku, 5])]);
    const responses = await Promise.all([1, 2, 3].map(() => upload(backEnd(), file)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.map(({ body }) => body.data.created).sort()).toEqual([0, 0, 5]);
    expect(responses.map(({ body }) => body.data.unchanged).sort()).toEqual([0, 5, 5]);
    expect(await total()).toBe(before + 5);
  });

  it('does not conflict with a manual creation of the same price', async () => {
    const [sku = ''] = await freeSkus(backEnd(), 1);
    const body = { MAIN_SKU: sku, PRICES: { AUD: ['5'], USD: [] } };
    const token = await backEnd().tokenOf('admin');
    const [uploaded, created] = await Promise.all([
      upload(
        backEnd(),
        xlsxFile([
          ['MAIN_SKU', 'SP_AUD_01'],
          [sku, 5],
        ]),
      ),
      backEnd().call('price/createPrice', { body, token }),
    ]);
    expect(uploaded.status).toBe(200);
    expect([200, 409]).toContain(created.status);
    expect(uploaded.body.data.created).toBe(created.status === 200 ? 0 : 1);
    expect(await priceOf(backEnd(), sku)).toMatchObject({ SP_AUD_01: '5' });
  });
});
