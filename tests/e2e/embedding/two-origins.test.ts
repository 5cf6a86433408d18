import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { foreignPageForTests } from '../../support/app/foreign-page';
import { hostPage } from '../../support/pages/host.page';
import { demoPassword } from '../../support/pages/login.page';

const openPage = freshPages();
let aheadMs = 0;

// A foreign page with the lists and headers of two back ends, the code from the first.
const portal = foreignPageForTests(() => {
  const [code, ...apis] = [north().url, north().url, south().url];
  const area = (api: string, name: string) =>
    `<section aria-label="${name}"><pricebook-header api-base="${api}"></pricebook-header><pricebook-prices api-base="${api}"></pricebook-prices></section>`;
  return {
    policy: `default-src 'self'; script-src ${code}; connect-src ${apis.join(' ')}; img-src 'self' data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types pricebook`,
    html: `<!doctype html><html lang="en"><title>Portal</title><script type="module" src="${code}/embed/pricebook.js"></script><main><h1>Portal</h1>${area(north().url, 'North')}${area(south().url, 'South')}</main>`,
  };
});

// Started after the portal, whose origin they need.
const north = appForTests({ corsOrigins: portal.origins });
const south = appForTests({
  corsOrigins: portal.origins,
  seed: { kind: 'number', prices: 3 },
  clock: () => new Date(Date.now() + aheadMs),
});
const tokenLifeMs = 12 * 60 * 60 * 1000;

/** One of the two areas, by its text. */
const areaOf = (page: Page, name: string) => {
  const area = page.getByRole('region', { name, exact: true });
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  return {
    signedOut: area.locator('pricebook-prices').getByRole('button', { name: 'Sign In', exact: true }),
    total: (count: number) => area.getByText(`Total ${count} items`),
    search: area.getByRole('searchbox'),
    profileOf: (user: string) => area.getByRole('button', { name: `Profile: ${user}` }),
    async signIn(email: string) {
      await this.signedOut.click();
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
      await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
      await dialog.getByRole('button', { name: 'Login', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    /** Signing out opens the sign-in, and so does the end of the session: a dialog on a page without a route for it. */
    async closeSignIn() {
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  };
};

test('signing out of one of two back ends preserves the other session', {
  tags: 'DD04',
}, async () => {
  const { page, expectComplaints } = await openPage();
  expectComplaints(/status of 401/);
  const host = hostPage(page);
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  const tokenFor = (origin: string) =>
    page.evaluate((key) => localStorage.getItem(key) ?? undefined, `pricebook.accessToken@${origin}`);
  await page.goto(portal.origin());
  const here = areaOf(page, 'North');
  const there = areaOf(page, 'South');

  // Each has its own sign-in, by another user.
  await here.signedOut.waitFor();
  await there.signIn('sales@pricebook.test');
  await there.total(3).waitFor();
  await there.profileOf('Tom Brandt').waitFor();
  await here.signedOut.waitFor();
  await here.signIn('admin@pricebook.test');
  await here.total(277).waitFor();
  await here.profileOf('Marion Okafor').waitFor();
  await there.profileOf('Tom Brandt').waitFor();
  expect(await there.total(3).count()).toBe(1);

  // A query of one does not change the other.
  await there.search.fill('no such thing');
  await there.total(0).waitFor();
  expect(await here.total(277).count()).toBe(1);
  await there.search.fill('');
  await there.total(3).waitFor();

  // Signing out of the first.
  const kept = await tokenFor(south().url);
  await here.profileOf('Marion Okafor').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await host.confirmSignOut.getByRole('button', { name: 'Yes', exact: true }).click();
  await here.closeSignIn();
  await here.signedOut.waitFor();
  await there.profileOf('Tom Brandt').waitFor();
  await there.search.fill('no such thing');
  await there.total(0).waitFor();
  expect([await tokenFor(north().url), await tokenFor(south().url)]).toEqual([undefined, kept]);

  // The second one's session ends while the first is in use again.
  await here.signIn('admin@pricebook.test');
  await here.total(277).waitFor();
  const current = await tokenFor(north().url);
  aheadMs += tokenLifeMs + 1000;
  await there.search.fill('');
  await page.getByRole('dialog', { name: 'Sign in' }).getByText('Your session has ended.', { exact: false }).waitFor();
  await there.closeSignIn();
  await there.signedOut.waitFor();
  // The dialog has said it.
  expect(await host.message(/./).count()).toBe(0);
  await here.search.fill('no such thing');
  await here.total(0).waitFor();
  await here.profileOf('Marion Okafor').waitFor();
  expect([await tokenFor(north().url), await tokenFor(south().url)]).toEqual([current, undefined]);

  // No token was ever sent to the other.
  const bearersAt = (origin: string) =>
    new Set(
      sent
        .filter((request) => request.url().startsWith(`${origin}/api/`))
        .flatMap((request) => request.headers().authorization ?? []),
    );
  expect(bearersAt(south().url)).toEqual(new Set([`Bearer ${kept}`]));
  expect(bearersAt(north().url)).not.toContain(`Bearer ${kept}`);
});
