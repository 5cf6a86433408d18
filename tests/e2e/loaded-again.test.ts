import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { proxiedApp } from '../support/app/proxied-app';
import { isFocused } from '../support/pages/keyboard';
import { openCompanies } from '../support/pages/open-companies';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

test('a button that loads choices again leaves the focus to its field', { tags: 'HC28' }, async () => {
  const { companies, expectComplaints } = await openCompanies(openPage, app(), { at: proxy().url });
  expectComplaints(/status of 400/);
  proxy().reply(400, 'Not now', { only: 'getCompanyAttributes' });
  await companies.createNew.click();
  const tryAgain = companies.sheet.getByRole('button', { name: 'Try again' });
  await tryAgain.first().waitFor();
  await proxy().restore();
  await tryAgain.first().press('Enter');
  await tryAgain.first().waitFor({ state: 'detached' });
  const focused = companies.sheet.getByRole('combobox', { name: 'Country' });
  await expect.poll(() => isFocused(focused)).toBe(true);
});
