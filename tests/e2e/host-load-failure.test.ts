import { expect, test } from 'vitest';
import { storeSession } from '../support/app/app';
import { freshPages } from '../support/app/browser';
import { proxiedApp } from '../support/app/proxied-app';
import { hostPage } from '../support/pages/host.page';
import { loginPage } from '../support/pages/login.page';
import { profilePage } from '../support/pages/people.page';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

/** The files with the code of the areas. */
const areas = { only: 'GET /assets/element-' };

async function openHost(path: string) {
  const opened = await openPage();
  await storeSession(opened.page, await app().signIn(), proxy().url);
  opened.expectComplaints(/Failed to load|dynamically imported|MIME|ERR_|Failed to fetch/);
  await opened.page.goto(`${proxy().url}${path}`);
  const failure = opened.page.getByRole('alert').filter({ hasText: 'This part could not be shown' });
  const bar = opened.page.getByRole('status').filter({ hasText: 'There is a new version.' });
  return { ...opened, host: hostPage(opened.page), failure, bar };
}

/** Makes the server deliver the page of another version from now on. */
const deployNewVersion = async ({ page }: Awaited<ReturnType<typeof openHost>>) => {
  await page.route(/\/(companies|prices)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('/assets/index-', '/assets/index-new-') });
  });
};

test.each([
  ['is missing', 404, 'Not found'],
  ['is answered with the page, as for every unknown address', 200, '<!doctype html><title>Pricebook</title>'],
])('an area whose code %s is shown after Try again', { tags: 'RH01' }, async (_, status, body) => {
  const { page, host, failure } = await openHost('/products');
  await page.getByRole('gridcell').first().waitFor();
  proxy().reply(status, body, areas);
  await host.tab('Price List').click();
  await failure.getByText('did not deliver a part of the program').waitFor();
  // Without a loop of reloads while the file is missing.
  await Promise.all([page.waitForEvent('load'), failure.getByRole('button', { name: 'Try again' }).click()]);
  await failure.getByText('did not deliver a part of the program').waitFor();
  await proxy().restore();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('grid', { name: 'price list' }).waitFor();
});

test('signing in works after the login’s code did not load', { tags: 'RH01' }, async () => {
  const { page, host, failure } = await openHost('/products');
  await page.getByRole('gridcell').first().waitFor();
  proxy().reply(404, 'Not found', areas);
  await host.signOut('Yes');
  await failure.waitFor();
  await proxy().restore();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await loginPage(page).signIn();
  await page.getByRole('grid', { name: 'products management' }).waitFor();
});

test('an area recovers by itself once the network is back', { tags: 'RH01' }, async () => {
  const { page, host, failure } = await openHost('/products');
  await page.getByRole('gridcell').first().waitFor();
  await proxy().refuse();
  await host.tab('Price List').click();
  await failure.getByText('cannot be reached').waitFor();
  await proxy().restore();
  await page.getByRole('grid', { name: 'price list' }).waitFor();
});

test('another area is shown after a failure', { tags: 'RH01' }, async () => {
  const { page, host, failure } = await openHost('/products');
  await page.getByRole('gridcell').first().waitFor();
  proxy().reply(404, 'Not found', areas);
  await host.tab('Price List').click();
  await failure.waitFor();
  await host.tab('Products Management').click();
  await page.getByRole('grid', { name: 'products management' }).waitFor();
  expect(await failure.count()).toBe(0);
});

test('after a deployment the new version is loaded by a button', { tags: 'RH02' }, async () => {
  const opened = await openHost('/products');
  const { page, host, failure } = opened;
  await page.getByRole('gridcell').first().waitFor();
  proxy().reply(404, 'Not found', areas);
  await deployNewVersion(opened);
  await host.tab('Price List').click();
  await failure.getByText('There is a new version of this page').waitFor();
  await proxy().restore();
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Load it' }).click();
  await page.getByRole('grid', { name: 'price list' }).waitFor();
});

test('after a deployment a form’s draft survives loading the new version', { tags: 'RH02' }, async () => {
  const opened = await openHost('/companies');
  const { page } = opened;
  await page.getByRole('gridcell').first().waitFor();
  await deployNewVersion(opened);
  let checks = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().endsWith('/companies')) checks += 1;
  });
  proxy().reply(404, 'Not found', { only: 'GET /assets/combobox-control' });
  await page.getByRole('button', { name: 'Create New' }).click();
  // The open form covers the bar.
  const question = page.getByRole('dialog', { name: /There is a new version/ });
  await question.waitFor();
  // All comboboxes fail together and ask once, with the bar: a later question would take what is typed after 'Later'.
  await expect.poll(() => checks).toBe(2);
  await question.getByRole('button', { name: 'Later' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Company name' }).pressSequentially('Northern Line', { delay: 20 });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await question.waitFor();
  await proxy().restore();
  await page.unrouteAll();
  await question.getByRole('button', { name: 'Load it' }).click();
  await page.getByRole('button', { name: 'Continue editing the new company' }).click();
  expect(await page.getByRole('textbox', { name: 'Company name' }).inputValue()).toBe('Northern Line');
});

test('after a deployment the new version is also offered above a dialog of the header', { tags: 'RH02' }, async () => {
  const opened = await openHost('/companies');
  const { page } = opened;
  await page.getByRole('gridcell').first().waitFor();
  await deployNewVersion(opened);
  // The library that draws the QR code.
  proxy().reply(404, 'Not found', { only: 'GET /assets/esm-' });
  const profile = profilePage(page);
  await profile.open();
  const question = page.getByRole('dialog', { name: /There is a new version/ });
  await question.getByRole('button', { name: 'Later' }).click();
  await question.waitFor({ state: 'detached' });
  await profile.phone.click();
  await proxy().restore();
});
