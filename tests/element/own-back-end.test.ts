import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { priceListPage } from '../support/pages/price-list.page';
import { siteForTests } from './site';

const site = siteForTests();
const freshPage = freshPages();

const stored = { ID: 'p-7', MAIN_SKU: 'A-1', GROUP_NAME: 'Lines', SP_AUD_01: '84,20', SP_AUD_02: '2', SP_USD_01: 3 };

/** A list of a back end without versions, whose conflicts have no details. */
async function openList() {
  const { page, expectComplaints } = await freshPage();
  expectComplaints(/Failed to load resource/);
  const changes: string[] = [];
  let current: object = stored;
  let isDown = false;
  site().makeTrouble(async (request, response) => {
    if (request.url?.startsWith('/api/') !== true) return false;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const isWrite = request.method === 'PATCH';
    if (isWrite) changes.push(Buffer.concat(chunks).toString());
    const isConflict = isWrite && current !== stored;
    const status = isConflict ? 409 : !isWrite && isDown ? 500 : 200;
    const data = isConflict ? null : isWrite ? {} : { items: [current] };
    response.setHeader('content-type', 'application/json').writeHead(status);
    response.end(JSON.stringify({ status, message: isWrite && !isConflict ? 'Kept.' : '', data }));
    return true;
  });
  const script = site().script(
    `import { setSession } from '/embed/pricebook.js'; setSession({ accessToken: 'theirs' }, { apiBase: '/' });`,
  );
  const head = `<script type="module" src="${script}"></script>`;
  await page.goto(site().page({ head, body: '<pricebook-prices api-base="/"></pricebook-prices>' }));
  const prices = priceListPage(page);
  await prices.editOf('A-1').click();
  await prices.form.sheet.waitFor();
  return {
    page,
    prices,
    changes,
    /** Changes the record as another user. */
    change(to: object) {
      current = { ...stored, ...to };
    },
    setDown(down: boolean) {
      isDown = down;
    },
  };
}

test('an existing price that breaks our rule is sent back unchanged', {
  tags: 'AF13',
}, async () => {
  const { prices, changes } = await openList();
  await prices.form.price('AUD', 2).fill('2.5');
  await prices.form.sheet.getByText('Digits and a decimal point only, or a text. Stays as it is').waitFor();
  expect(await prices.form.submit.isEnabled()).toBe(true);
  await prices.form.price('AUD', 1).fill('84,2');
  expect(await prices.form.submit.isEnabled()).toBe(false);
  await prices.form.price('AUD', 1).fill('84,20');
  await prices.form.submit.click();
  await prices.form.sheet.waitFor({ state: 'detached' });
  expect(changes.map((text) => JSON.parse(text).PRICES)).toEqual([{ AUD: ['84,20', '2.5'], USD: ['3.00'] }]);
});

test('a conflict with an unreadable record reports it, and retries on request', { tags: 'AF09' }, async () => {
  const { prices, change, setDown } = await openList();
  await prices.form.price('AUD', 2).fill('2.5');
  change({ SP_AUD_02: '9' });
  setDown(true);
  await prices.form.submit.click();
  await prices.form.sheet.getByText('The current version could not be read').waitFor();
  expect(await prices.form.sheet.getByRole('table').count()).toBe(0);
  setDown(false);
  await prices.form.sheet.getByRole('button', { name: 'Try again' }).click();
  const row = prices.form.sheet.getByRole('row', { name: /SP - AUD - 02/ });
  expect(await row.innerText()).toMatch(/9\.00\s+2\.50/);
  expect(await prices.form.keepMine.isEnabled()).toBe(true);
});
