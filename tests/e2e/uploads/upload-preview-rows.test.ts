import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';

const app = appForTests();
const openPage = freshPages();

/** A list as suppliers send it, with a matter of every kind and no error. */
const supplierList = (skus: readonly string[]) => [
  'MAIN_SKU;SP_AUD_01;SP_AUD_02;Country',
  'Pumps;;;',
  ...skus.map((sku, at) => `${sku};${at === 3 ? 0 : `1.28${at % 10},50`};${at === 5 ? 'POA' : ''};AU`),
  ...Array.from({ length: 30 }, (_, at) => `NEW-${at};${at},50;2;NZ`),
  ';7;;AU',
];

test.for([
  { width: 1280, height: 800, least: 8 },
  { width: 390, height: 844, least: 4 },
])(
  'rows are in view at $width × $height, matters one line each',
  {
    tags: 'NC50',
  },
  async ({ width, height, least }) => {
    const { page, prices } = await openPrices(openPage, app(), { context: { viewport: { width, height } } });
    const upload = uploadPanel(page);
    const skus = await prices.skus();
    await upload.open();
    await upload.choose('Supplier list.csv', supplierList(skus));
    await upload.panel.getByText('may be refused:').waitFor();
    await expect.poll(() => upload.rowsInView()).toBeGreaterThanOrEqual(least);
    expect(await upload.panel.getByText('special way').count()).toBe(0);
  },
);
