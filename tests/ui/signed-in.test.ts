import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { loginPage } from '../support/pages/login.page';
import { accountSite, openAccountPage, respondToLogin, welcome } from './account-page';

const site = accountSite();
const openPage = freshPages();

test('after signing in by keyboard, the focus is in the panel; Sign Out leads back to the form', {
  tags: 'OH90',
}, async () => {
  respondToLogin(site(), welcome);
  const { page, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  await openAccountPage(page, site(), '<pricebook-login></pricebook-login><main id="list"></main>');
  const form = loginPage(page);
  await form.email.focus();
  await page.keyboard.type('marion@example.test');
  await form.password.focus();
  await page.keyboard.type('secret');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'You are signed in as Marion Okafor.' });
  await panel.waitFor();
  expect(await panel.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sign Out');
  await page.keyboard.press('Enter');
  await form.submit.waitFor();
  expect(await form.email.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('Continue asks the page for the products', { tags: 'OH90' }, async () => {
  respondToLogin(site(), welcome);
  const { page, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  await openAccountPage(page, site(), '<pricebook-login></pricebook-login>');
  await loginPage(page).signIn('marion@example.test', 'secret');
  await page.getByRole('button', { name: 'Continue' }).click();
  const asked = () =>
    page.evaluate(() => window.events.filter(([type]) => type === 'navigate').map(([, detail]) => detail));
  await expect.poll(asked).toEqual([{ to: 'products' }]);
});
