import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { proxiedApp } from '../support/app/proxied-app';
import { openCompanies } from '../support/pages/open-companies';
import { openPrices } from '../support/pages/open-prices';
import { openUpload } from '../support/pages/open-upload';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

test('a file that is too large for the server is refused with its size', { tags: 'RC11' }, async () => {
  const { page, upload, expectComplaints } = await openUpload(openPage, app(), { at: proxy().url });
  expectComplaints(/Failed to load resource/);
  page.setDefaultTimeout(200_000);
  const rows = Array.from({ length: 25_000 }, (_, n) => `${n}`.padStart(40, '0'));
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01,NOTE', ...rows.map((note, n) => `X-${n},1,${note}`)]);
  proxy().reply(413, '', { only: 'uploadPrice' });
  await upload.panel.getByText(/rows? checked/).waitFor();
  await upload.submit.click();
  const sendAll = upload.panel.getByRole('button', { name: /^Send/ });
  await sendAll.or(upload.panel.getByText('too large')).first().waitFor();
  if (await sendAll.count()) await sendAll.click();
  await upload.panel
    .getByText(/The file is too large for the server\. The file is \d\.\d MB\./)
    .first()
    .waitFor();
  await proxy().restore();
});

test('a deletion that is repeated after a lost response is done', { tags: 'RC12' }, async () => {
  const { companies, wire, host, page, expectComplaints, expectOnWire } = await openCompanies(openPage, app(), {
    at: proxy().url,
  });
  expectComplaints(/Failed to load resource|net::ERR/);
  expectOnWire(/./);
  const name = 'Twice Deleted';
  await wire.create({ COMPANY_NAME: name });
  await companies.search.fill(name);
  await companies.total(1).waitFor();
  proxy().cutAfter('response headers', { only: 'deleteCompany' });
  await companies.deleteOf(name).click();
  const dialog = page.getByRole('dialog', { name: 'Delete This Item?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog
    .getByText(/It is not known whether/)
    .first()
    .waitFor();
  await proxy().restore();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await host.message('It was deleted.').waitFor();
  expect(await wire.find(name)).toEqual([]);
});

test('a sign-in page of a proxy is recognized, and loading the page again leads to it', { tags: 'RC22' }, async () => {
  const { page, prices, expectComplaints } = await openPrices(openPage, app(), { at: proxy().url });
  expectComplaints(/Failed to load resource/);
  proxy().reply(200, '<!doctype html><title>Sign in to the company</title>', { only: 'getPrice' });
  await prices.search.press('Enter');
  await prices.list.getByText(/it is a web page instead of data.+Perhaps your sign-in has ended/).waitFor();
  expect(await prices.list.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await proxy().restore();
  await Promise.all([
    page.waitForEvent('load'),
    prices.list.getByRole('button', { name: 'Load the page again' }).click(),
  ]);
  await prices.grid.getByRole('gridcell').first().waitFor();
});

test('a form that meets the sign-in page of a proxy offers to load the page again, and its draft after it', {
  tags: 'RC22',
}, async () => {
  const { page, prices, expectComplaints, expectOnWire } = await openPrices(openPage, app(), { at: proxy().url });
  expectComplaints(/Failed to load resource/);
  expectOnWire(/./);
  const [sku = ''] = await prices.skus();
  await prices.editOf(sku).click();
  await prices.form.sheet.waitFor();
  await prices.form.price('AUD', 1).fill('77.70');
  proxy().reply(200, '<!doctype html><title>Sign in to the company</title>', { only: 'updatePrice' });
  await prices.form.submit.click();
  const loadAgain = prices.form.sheet.getByRole('button', { name: 'Load the page again' });
  await loadAgain.waitFor();
  await proxy().restore();
  page.on('dialog', (dialog) => void dialog.accept());
  await Promise.all([page.waitForEvent('load'), loadAgain.click()]);
  await prices.list.getByRole('button', { name: `Continue editing ${sku}` }).click();
  expect(await prices.form.price('AUD', 1).inputValue()).toBe('77.70');
});

test('a redirect to the sign-in of another website is recognized, and a change that meets it is of unknown outcome', {
  tags: 'RC24',
}, async () => {
  const { page, companies, wire, expectComplaints, expectOnWire } = await openCompanies(openPage, app(), {
    at: proxy().url,
  });
  expectComplaints(/Failed to load resource|net::ERR|Content Security Policy|^policy: connect-src/);
  expectOnWire(/./);
  const name = 'Redirected';
  await wire.create({ COMPANY_NAME: name });
  await companies.search.fill(name);
  await companies.total(1).waitFor();
  // Calls and page alike. Another port is another website, and sends no CORS headers.
  proxy().reply(302, `${app().url}/health`, { only: '/compan' });
  await companies.deleteOf(name).click();
  const dialog = page.getByRole('dialog', { name: 'Delete This Item?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const known = /redirected to another website\. Perhaps your sign-in has ended: load the page again\./;
  await dialog.getByText(known).filter({ hasText: 'It is not known whether' }).first().waitFor();
  await dialog.getByRole('button', { name: 'Load the page again' }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // The list was read again after the outcome that is not known.
  await companies.list.getByRole('button', { name: 'Load the page again' }).waitFor();
  await proxy().restore();
  await Promise.all([
    page.waitForEvent('load'),
    companies.list.getByRole('button', { name: 'Load the page again' }).click(),
  ]);
  await companies.grid.getByRole('gridcell').first().waitFor();
});
