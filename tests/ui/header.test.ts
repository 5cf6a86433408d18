import { describe, expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { pressUntilFocused } from '../support/pages/keyboard';
import { accountSite, openAccountPage } from './account-page';

const site = accountSite();
const openPage = freshPages();

async function openHeader(attributes = '') {
  const { page } = await openPage();
  await openAccountPage(page, site(), `<pricebook-header ${attributes}></pricebook-header>`);
  const signIn = (userInfo: object) =>
    page.evaluate(
      (user) => window.pricebook.setSession({ accessToken: 't', userInfo: user }, { apiBase: location.origin }),
      userInfo,
    );
  return { page, header: page.locator('pricebook-header'), signIn };
}

describe('the header', () => {
  test('when signed out shows the title and requests the login', async () => {
    const { page, header } = await openHeader();
    await header.getByText('Price').waitFor();
    expect(await header.getByRole('button').allInnerTexts()).toEqual(['Sign In']);
    await header.getByRole('button', { name: 'Sign In' }).click();
    expect(await page.evaluate(() => window.events)).toContainEqual(['navigate', { to: 'login' }]);
  });

  test('shows another two-part title', { tags: 'A001' }, async () => {
    const { header } = await openHeader('brand-title="Court|Lines"');
    await header.getByText('Court', { exact: true }).waitFor();
    await header.getByText('Lines', { exact: true }).waitFor();
  });

  test.each(['javascript:alert(1)', 'http://elsewhere.test/logo.png', 'data:image/svg+xml,<svg/>'])(
    'does not show %s as its logo',
    async (logo) => {
      const { header } = await openHeader(`brand-logo="${logo}"`);
      await header.getByText('Price').waitFor();
      expect(await header.locator('img').count()).toBe(0);
    },
  );

  test('names the signed-in user, by email without a name', { tags: 'A007' }, async () => {
    const { header, signIn } = await openHeader();
    await signIn({ NAME: 'Marion Okafor' });
    await header.getByRole('button', { name: 'Profile: Marion Okafor' }).waitFor();
    await signIn({ EMAIL: 'a@b.test' });
    await header.getByRole('button', { name: 'Profile: a@b.test' }).waitFor();
  });

  test('counts unread messages and lists the newest first', { tags: 'A008' }, async () => {
    const { page, header, signIn } = await openHeader();
    await signIn({ NAME: 'Marion Okafor' });
    await page.evaluate(() => {
      window.pricebook.toast({ type: 'success', message: 'first' });
      window.pricebook.toast({ type: 'error', message: 'second' });
    });
    // By the keyboard: the messages cover the button.
    await header.getByRole('button', { name: 'Notifications, 2 new' }).press('Enter');
    const list = header.getByRole('list', { name: 'Notifications' });
    await list.waitFor();
    expect(await list.getByRole('paragraph').allInnerTexts()).toEqual(['second', 'first']);
    await header.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  });

  test('does not show a user the messages of the one before', { tags: 'RC29' }, async () => {
    const { page, header, signIn } = await openHeader();
    await signIn({ EMAIL: 'first@b.test' });
    await page.evaluate(() => window.pricebook.toast({ type: 'success', message: 'A-1 costs 7.10 now' }));
    await header.getByRole('button', { name: 'Notifications, 1 new' }).waitFor();
    await signIn({ EMAIL: 'second@b.test' });
    await page.evaluate(() => window.pricebook.toast({ type: 'success', message: 'of the second' }));
    await header.getByRole('button', { name: 'Notifications, 1 new' }).press('Enter');
    const list = header.getByRole('list', { name: 'Notifications' });
    await list.waitFor();
    expect(await list.getByRole('paragraph').allInnerTexts()).toEqual(['of the second']);
  });

  test('goes on showing the messages of another back end’s user', { tags: 'RC29' }, async () => {
    const { page, header, signIn } = await openHeader();
    await signIn({ EMAIL: 'first@b.test' });
    await page.evaluate(() => {
      window.pricebook.toast({ type: 'success', message: 'elsewhere', apiBase: 'https://other.test' });
      window.pricebook.toast({ type: 'success', message: 'here', apiBase: location.origin });
    });
    await header.getByRole('button', { name: 'Notifications, 2 new' }).waitFor();
    await signIn({ EMAIL: 'second@b.test' });
    await header.getByRole('button', { name: 'Notifications, 1 new' }).press('Enter');
    const list = header.getByRole('list', { name: 'Notifications' });
    await list.waitFor();
    expect(await list.getByRole('paragraph').allInnerTexts()).toEqual(['elsewhere']);
  });

  test('hides a button’s tooltip when its list opens', { tags: 'LS13' }, async () => {
    const { page, header, signIn } = await openHeader();
    await signIn({ NAME: 'Marion Okafor' });
    const button = header.getByRole('button', { name: 'Notifications' });
    await button.waitFor();
    await pressUntilFocused(page, 'Tab', button);
    await header.getByRole('tooltip').waitFor();
    await page.keyboard.press('Enter');
    await header.getByRole('heading', { name: 'Notifications' }).waitFor();
    await header.getByRole('tooltip').waitFor({ state: 'detached' });
  });

  test('asks before signing out: No preserves the session, Yes ends it', async () => {
    const { page, header, signIn } = await openHeader();
    await signIn({ NAME: 'Marion Okafor' });
    const ask = async () => {
      await header.getByRole('button', { name: /^Profile/ }).click();
      await header.getByRole('menuitem', { name: 'Sign Out' }).click();
      return header.getByRole('dialog', { name: 'Do you want to proceed?' });
    };
    const first = await ask();
    await first.getByText('Before proceeding, please confirm your intent to log out.').waitFor();
    await first.getByRole('button', { name: 'No' }).click();
    await first.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);

    await (await ask()).getByRole('button', { name: 'Yes' }).click();
    await header.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const events = await page.evaluate(() => window.events.filter(([type]) => type !== 'ready'));
    expect(events).toEqual([
      ['signout', { reason: 'user' }],
      ['navigate', { to: 'login' }],
    ]);
  });
});

test('quotes announce that the feature arrives in the next release', { tags: 'A003' }, async () => {
  const { page } = await openPage();
  await openAccountPage(page, site(), '<pricebook-quotes></pricebook-quotes>');
  await page.getByText('This feature is under development and will arrive in the next release.').waitFor();
});
