import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { literalReplies, wholeCompany, wholeProduct } from '../support/app/literal-back-end';
import { companyListPage } from '../support/pages/company-list.page';
import { productListPage } from '../support/pages/product-list.page';
import { siteForTests } from './site';

const site = siteForTests();
const freshPage = freshPages();

/** Opens a list of a back end that returns only the columns in `tableColumns` and omits null values. */
async function openList(area: 'products' | 'companies', store: Parameters<typeof literalReplies>[0]) {
  const { page } = await freshPage();
  const { reply, changes } = literalReplies(store);
  site().makeTrouble(async (request, response) => {
    const { url = '', method = '' } = request;
    if (!url.startsWith('/api/')) return false;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { status = 200, json } = reply({ url, method, body: Buffer.concat(chunks).toString() });
    response.setHeader('content-type', 'application/json').writeHead(status);
    response.end(JSON.stringify(json));
    return true;
  });
  const script = site().script(
    `import { setSession } from '/embed/pricebook.js';
    setSession({ accessToken: 'theirs', userInfo: { EMAIL: 'ann@courts.example' } }, { apiBase: '/' });`,
  );
  const head = `<script type="module" src="${script}"></script>`;
  await page.goto(site().page({ head, body: `<pricebook-${area} api-base="/"></pricebook-${area}>` }));
  return { page, changes };
}

const note = 'not sent by the server';

test('a product form names unknown fields and saves only typed ones', {
  tags: 'FW02',
}, async () => {
  const stored = { ...wholeProduct, DESCRIPTION: null, UNIT_SIZE: null, STATUS: null, IMAGE_URL: null };
  const store = { product: [stored] };
  const { page } = await openList('products', store);
  const products = productListPage(page);
  await products.editOf('A-1').click();
  const { form } = products;
  expect(await form.field('Sub group').inputValue()).toBe('Tape');
  expect(await form.sheet.getByText(note).count()).toBe(4);
  await form
    .field('Description')
    .and(form.sheet.getByRole('textbox', { description: note }))
    .fill('typed');
  await form.submit.click();
  await form.sheet.waitFor({ state: 'detached' });
  expect(store.product).toEqual([{ ...stored, DESCRIPTION: 'typed' }]);
});

test('a company form saves without unknown required fields, also after reload', {
  tags: 'FW02',
}, async () => {
  const stored = { ...wholeCompany, ADDRESS2: null, CUSTOM_LOGO: null, STATUS: null };
  const company: Readonly<Record<string, unknown>>[] = [stored];
  const { page } = await openList('companies', { company });
  const companies = companyListPage(page);
  await companies.editOf('Tasman').click();
  const { form } = companies;
  await form.sheet.getByText(note).nth(2).waitFor();
  expect(await form.sheet.getByText(note).count()).toBe(3);
  await form.field('City').fill('Perth');
  // Another user fills in the fields that are unknown to this form.
  const theirs = { ...stored, ADDRESS2: 'Side gate', STATUS: 'Inactive' };
  company[0] = theirs;
  await page.reload();
  await companies.list.getByRole('button', { name: 'Continue editing Tasman' }).click();
  expect(await form.field('City').inputValue()).toBe('Perth');
  await form.submit.click();
  await form.sheet.waitFor({ state: 'detached' });
  expect(company).toEqual([{ ...theirs, CITY: 'Perth' }]);
});
