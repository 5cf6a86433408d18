import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '../../support/app/app';
import { freshPages } from '../../support/app/browser';
import { type IdentityProviderForTest, startIdentityProvider } from '../../support/app/identity-provider';
import { freePort } from '../../support/app/ports';
import { hostPage } from '../../support/pages/host.page';

let provider: IdentityProviderForTest;
let app: App;
beforeAll(async () => {
  const port = await freePort();
  provider = await startIdentityProvider(`http://127.0.0.1:${port}/sign-in/callback`);
  const { issuer, clientId, clientSecret } = provider;
  app = await startApp({ port, identity: { issuer, clientId, clientSecret, name: 'Acme <ID>' } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
const openPages = freshPages();
async function openPage() {
  const opened = await openPages();
  // A call of the host page's, by the cookie of its own server: the elements never send it.
  opened.expectOnWire(/^POST auth\/exchangeSignInCode: there is no such call$/);
  return opened;
}

test('the link below the form signs in at the identity provider, and again after signing out', {
  tags: ['PC05', 'PC08', 'PC09'],
}, async () => {
  provider.signIn({ sub: 'sales', email: 'sales@pricebook.test', email_verified: true, name: 'Sales' });
  const { page } = await openPage();
  await page.goto(app.url);
  const link = page.getByRole('link', { name: 'Sign in with Acme <ID>' });
  await link.click();
  await page.waitForURL(`${app.url}/products`);
  await page.getByRole('gridcell').first().waitFor();
  const tokenKey = `pricebook.accessToken@${app.url}`;
  const token = await page.evaluate((key) => localStorage.getItem(key), tokenKey);

  const signedOut = page.waitForResponse('**/api/auth/signOut');
  await hostPage(page).signOut('Yes');
  expect((await signedOut).status()).toBe(200);
  await link.waitFor();
  const refused = await fetch(`${app.url}/api/price/getPrice`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(refused.status).toBe(401);

  await link.click();
  await page.waitForURL(`${app.url}/products`);
});

test('a code that is no longer valid is reported above the form, and leaves the address', {
  tags: 'PC07',
}, async () => {
  const { page, expectComplaints } = await openPage();
  expectComplaints(/403/);
  await page.goto(`${app.url}/#sign-in=used-before`);
  await page.getByText('This sign-in has expired, or was used before. Please sign in again.').waitFor();
  expect(page.url()).toBe(`${app.url}/`);
});
