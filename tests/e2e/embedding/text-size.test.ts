import { expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { foreignPageForTests } from '../../support/app/foreign-page';
import { priceListPage } from '../../support/pages/price-list.page';

const openPage = freshPages();
let css = '';

const site = foreignPageForTests(() => {
  const code = app().url;
  return {
    policy: `script-src ${code}; connect-src ${code}; style-src 'unsafe-inline'; img-src ${code} data:`,
    html: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title>
      <style>body { margin: 1rem; font: 1rem/1.5 sans-serif } ${css}</style>
      <script type="module" src="${code}/embed/pricebook.js" data-api-base="${code}"></script>
      <h1>Our prices</h1><pricebook-prices></pricebook-prices></html>`,
  };
});
const app = appForTests({ corsOrigins: site.origins });

/** The sizes in px of a list on a page with this style: its text, a row, the search field, and the texts of cells that are cut. */
async function sizesOn(style: string) {
  css = style;
  const { page } = await openPage({ viewport: { width: 1600, height: 800 } });
  await storeSession(page, await app().signIn(), app().url);
  await page.goto(site.origin());
  const { grid } = priceListPage(page);
  const cell = grid.getByRole('gridcell', { name: /\d\.\d\d$/ }).first();
  await cell.waitFor();
  const search = page.getByRole('searchbox').first();
  return {
    text: await cell.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    row: (await cell.boundingBox())?.height,
    control: await search.evaluate((element) => element.closest('.pricebook-control')?.getBoundingClientRect().height),
    cutPrices: await grid
      .getByRole('gridcell', { name: /\d\.\d\d$/ })
      .evaluateAll((cells) =>
        cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      ),
  };
}

test.each([
  ['of 16 px', '', { text: 14, row: 36, control: 32 }],
  [
    'whose root has 10 px, and whose text has 16',
    'html { font-size: 62.5% } body { font-size: 1.6rem }',
    { text: 14, row: 36, control: 32 },
  ],
  ['whose root has 20 px', 'html { font-size: 20px }', { text: 17.5, row: 45, control: 40 }],
  [
    'whose root has 32 px, as by the settings of the browser',
    'html { font-size: 200% }',
    { text: 28, row: 72, control: 64 },
  ],
])(
  'on a page %s, text, rows and fields have its size, and no price is cut',
  { tags: 'OH52' },
  async (_, style, sizes) => {
    expect(await sizesOn(style)).toEqual({ ...sizes, cutPrices: [] });
  },
);

test.each([
  ['16 px', ''],
  ['24 px', 'html { font-size: 150% }'],
])('on a phone and a page of %s, the names of the column groups are whole', { tags: 'OT08' }, async (_, style) => {
  css = style;
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  await storeSession(page, await app().signIn(), app().url);
  await page.goto(site.origin());
  const names = page.getByRole('group', { name: 'Columns in view' }).getByRole('button');
  await names.first().waitFor();
  const cut = await names.evaluateAll((buttons) =>
    buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
