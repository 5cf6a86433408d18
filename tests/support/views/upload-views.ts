import { utils, write } from 'xlsx';
import { uploadPanel } from '../pages/upload.page';
import { pricesOf } from '../wire/prices-by-wire';
import { rowsOfDownload } from '../wire/workbook';
import { showPrices } from './price-views';
import type { View } from './view';

/** The views of an upload of prices. */
export const uploadViews: readonly View[] = [
  {
    name: 'upload-choose',
    async show(stage) {
      const { page } = await showPrices(stage);
      const upload = uploadPanel(page);
      await upload.open();
      await upload.submit.click();
      await upload.panel.getByText('No file selected for upload.').waitFor();
    },
  },
  {
    name: 'upload-preview',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      const upload = uploadPanel(page);
      const skus = await prices.skus();
      const rows = skus.map((sku, row) => `${sku};${row === 4 ? '-8,75' : '1.284,5'};${row === 2 ? 'POA' : '12,25'}`);
      await upload.open();
      await upload.choose('SP price list 2026-12.csv', ['Main SKU;SP - AUD - 01;SP - USD - 01', ...rows]);
      await upload.panel.getByText('1 error to correct first').first().waitFor();
    },
  },
  {
    name: 'upload-mapping',
    async show(stage) {
      const { page } = await showPrices(stage);
      const upload = uploadPanel(page);
      await upload.open();
      await upload.choose('march.csv', ['Prices of March', 'Article,Net,Colour', 'A-1,12.5,red', 'A-2,13,blue']);
      await upload.panel.getByRole('heading', { name: 'Map columns' }).waitFor();
    },
  },
  {
    name: 'upload-leave-out',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      const upload = uploadPanel(page);
      const [first, second, third] = await prices.skus();
      await upload.open();
      await upload.choose('Supplier list.csv', [
        'MAIN_SKU,SP_AUD_01,Country',
        'Pumps,,',
        `${first},5,AU`,
        `${first},6,NZ`,
        ',7,AU',
        `${second},from 12.50,AU`,
        `${third},8,NZ`,
      ]);
      await upload.panel.getByRole('checkbox', { name: '1 section or repeated header row' }).check();
      await upload.panel.getByLabel('Only rows where').selectOption('Country is AU (3 rows)');
      await upload.panel.getByText('3 rows are left out.').waitFor();
    },
  },
  {
    name: 'upload-two-columns',
    async show(stage) {
      const { page } = await showPrices(stage);
      const upload = uploadPanel(page);
      await upload.open();
      await upload.choose('march.csv', ['Article,Pack,Net', 'A-1,box,12.5', 'A-2,pallet,13']);
      await upload.panel.getByRole('checkbox', { name: /^Make the Main SKU of two columns/ }).check();
      await upload.panel.getByText('For example A-1-box').waitFor();
    },
  },
  {
    name: 'upload-sheets',
    async show(stage) {
      const { page } = await showPrices(stage);
      const upload = uploadPanel(page);
      await upload.open();
      const book = utils.book_new(utils.aoa_to_sheet([['Last Updated']]), 'Info');
      utils.book_append_sheet(book, utils.aoa_to_sheet([['Item'], ['A-1']]), 'Bags');
      await upload.chooseBytes('Supplier.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }));
      await upload.panel.getByText('Info has no rows below its header. Choose the sheet with the rows.').waitFor();
    },
  },
  {
    name: 'upload-errors',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      const upload = uploadPanel(page);
      const [sku] = await prices.skus();
      await upload.open();
      await upload.choose('Supplier list.csv', [
        'MAIN_SKU,SP_AUD_01,,MAIN_SKU,SP_AUD_01',
        'Pumps,,,,',
        `${sku},33.333333,,B-1,5`,
        `${sku},#N/A,,B-2,6`,
        'Unknown,7,,B-3,7',
      ]);
      await upload.mapTo('MAIN_SKU (Column D)', 'Not used');
      await upload.mapTo('SP_AUD_01 (Column E)', 'Not used');
      await upload.panel.getByRole('button', { name: 'Preview' }).click();
      await upload.panel
        .getByText(/errors to correct first/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'upload-again',
    async show(stage) {
      const { page } = await showPrices(stage);
      const upload = uploadPanel(page);
      const [{ MAIN_SKU: sku }] = await pricesOf(stage.app, stage.session.accessToken).unpriced();
      await upload.open();
      await upload.choose('Supplier list.csv', ['MAIN_SKU,SP_AUD_01', `${sku},5`]);
      await upload.panel.getByText('1 row checked, no errors.').waitFor();
      await upload.submit.click();
      await upload.panel.waitFor({ state: 'detached' });
      await upload.open();
      await upload.panel.getByRole('button', { name: 'Use Supplier list.csv again' }).waitFor();
    },
  },
  {
    name: 'upload-texts',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      const upload = uploadPanel(page);
      const [sku] = await prices.skus();
      await upload.open();
      await upload.choose('texts.csv', ['MAIN_SKU,SP_AUD_01', `${sku},from 12.50`]);
      await upload.submit.click();
      await upload.panel.getByText('Store 1 text with digits as a price?').waitFor();
    },
  },
  {
    name: 'upload-refusable',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      const upload = uploadPanel(page);
      const [sku] = await prices.skus();
      await upload.open();
      await upload.choose('Supplier list.csv', ['MAIN_SKU,SP_AUD_01', 'Pumps,', `${sku},31`, 'NO-SUCH-1,5']);
      await upload.submit.click();
      await upload.panel.getByText('Send 2 rows that may be refused?').waitFor();
    },
  },
  {
    name: 'duplicates',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      const upload = uploadPanel(page);
      const skus = await prices.skus();
      await upload.open();
      await upload.choose('SP price list 2026-12.csv', [
        'MAIN_SKU,SP_AUD_01,SP_AUD_02,SP_USD_01',
        ...skus.slice(0, 8).map((sku, row) => `${sku},${row === 0 ? 0 : 31 + row},29.5,${row === 3 ? 'POA' : 20}`),
      ]);
      await upload.panel.getByText('8 rows checked, no errors.').waitFor();
      await upload.submit.click();
      await upload.panel.getByRole('button', { name: 'Store 1 price of 0' }).click();
      await upload.panel.getByRole('article').first().waitFor();
      await upload.pair(skus[1]).click();
    },
  },
  {
    name: 'duplicates-many',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      const upload = uploadPanel(page);
      const saved = page.waitForEvent('download');
      await prices.download.click();
      const stored = await rowsOfDownload(await saved);
      // A raise of 3 %, with a price of 0, a moved decimal point and a text in it.
      const raised = (price: unknown, row: number) => {
        if (typeof price !== 'number') return price;
        return Math.round(price * 100 * (row === 30 ? 10 : 1.03)) / 100;
      };
      await upload.open();
      await upload.choose('Supplier list.csv', [
        'MAIN_SKU,SP_AUD_01,SP_AUD_02,SP_AUD_03,SP_USD_01',
        ...stored.map((record, row) =>
          [
            record.MAIN_SKU,
            raised(record.SP_AUD_01, row),
            row % 3 === 0 ? record.SP_AUD_02 : raised(record.SP_AUD_02, row),
            row === 12 ? 'POA' : record.SP_AUD_03,
            row === 20 ? '' : record.SP_USD_01,
          ].join(','),
        ),
      ]);
      await upload.panel.getByText(/rows checked, no errors/).waitFor();
      await upload.submit.click();
      await upload.lines.waitFor();
    },
  },
];
