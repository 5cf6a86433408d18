import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import type { SignedIn } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { createProxy } from '../../support/app/proxy';
import { loginPage } from '../../support/pages/login.page';
import { openProfile } from '../../support/pages/open-profile';
import { newCustomer } from '../../support/wire/people-by-wire';

let aheadMs = 0;
const now = () => Date.now() + aheadMs;
const app = appForTests({ clock: () => new Date(now()) });
const openPage = freshPages();
const open = (at?: string) => openProfile(openPage, app(), at);
const tokenLifeMs = 12 * 60 * 60 * 1000;

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('the profile dialog', () => {
  test('saves name and phone here, in another tab, on the server', { tags: 'DP08' }, async () => {
    const { page, context, applicant, profile, host } = await open();
    const other = await context.newPage();
    await other.goto(`${app().url}/quotes`);
    await other.getByRole('button', { name: `Profile: ${applicant.name}` }).waitFor();
    const saved = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('pricebook-save', ({ detail }) => resolve(detail))),
    );
    expect(await profile.email.inputValue()).toBe(applicant.email);
    expect(await profile.email.getAttribute('readonly')).not.toBeNull();
    await profile.name.fill(' Ada Lovegrove ');
    await profile.phone.fill('+61 2 5550 0200');
    const request = page.waitForRequest(/updateProfile$/);
    await profile.save.click();
    await host.message('Profile updated successfully!').waitFor();
    await profile.dialog.waitFor({ state: 'detached' });

    const form = (await request).postData() ?? '';
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value] as const),
    );
    expect(fields).toEqual({
      EMAIL: applicant.email,
      NAME: 'Ada Lovegrove',
      PHONE_NUMBER: '+61 2 5550 0200',
      REMOVE_PICTURE: 'false',
    });
    expect(await saved).toMatchObject({ mode: 'edit', record: { NAME: 'Ada Lovegrove', EMAIL: applicant.email } });
    await page.getByRole('button', { name: 'Profile: Ada Lovegrove' }).waitFor();
    await other.getByRole('button', { name: 'Profile: Ada Lovegrove' }).waitFor();
    const info = await page.evaluate((key) => localStorage.getItem(key), `pricebook.userInfo@${app().url}`);
    expect(JSON.parse(info ?? '')).toMatchObject({ NAME: 'Ada Lovegrove', PHONE_NUMBER: '+61 2 5550 0200' });
    expect((await app().signIn(applicant.email)).userInfo).toMatchObject({ NAME: 'Ada Lovegrove' });
  });

  test('replaces and removes the picture, and accepts only images', { tags: 'DP09' }, async () => {
    const { page, profile } = await open();
    const avatar = page.locator('pricebook-header .pricebook-avatar img');
    await profile.file.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: png });
    await profile.dialog.getByText('“me.pdf” is no image.').waitFor();
    await profile.file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    await profile.dialog.getByText('New picture: me.png').waitFor();
    await profile.save.click();
    await avatar.waitFor();
    expect(await avatar.evaluate((image) => image instanceof HTMLImageElement && image.decode().then(() => true))).toBe(
      true,
    );

    await profile.open();
    await profile.removePicture.click();
    await profile.dialog.getByText('The picture is removed when you save.').waitFor();
    await profile.save.click();
    await avatar.waitFor({ state: 'detached' });
  });

  test("shows the server's refusal of a picture, and preserves other input", { tags: 'DP09' }, async () => {
    const { profile, host } = await open();
    await profile.name.fill('Ada Lovegrove');
    await profile.file.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await profile.save.click();
    await profile.dialog.getByRole('alert').waitFor();
    await host.message('Error').waitFor();
    expect(await profile.name.inputValue()).toBe('Ada Lovegrove');
  });

  test('requires a name', { tags: 'DP08' }, async () => {
    const { page, profile } = await open();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await profile.name.fill('  ');
    await profile.save.click();
    await profile.dialog.getByText('Enter your name.').waitFor();
    expect(sent.filter((url) => url.endsWith('updateProfile'))).toEqual([]);
  });

  test('asks before discarding changes, and restores the focus on closing', { tags: 'DP10' }, async () => {
    const { page, applicant, profile } = await open();
    await profile.phone.fill('+61 2 5550 0300');
    await page.keyboard.press('Escape');
    await profile.discard.getByRole('button', { name: 'Keep editing' }).click();
    expect(await profile.phone.inputValue()).toBe('+61 2 5550 0300');
    await profile.cancel.click();
    await profile.discard.getByRole('button', { name: 'Discard' }).click();
    await profile.dialog.waitFor({ state: 'detached' });
    const menu = page.getByRole('button', { name: `Profile: ${applicant.name}` });
    await expect.poll(() => menu.evaluate((button) => button.matches(':focus'))).toBe(true);
    await profile.open();
    expect(await profile.phone.inputValue()).toBe(applicant.phone);
    await page.keyboard.press('Escape');
    await profile.dialog.waitFor({ state: 'detached' });
  });

  test('offers typed input again after the session ended', { tags: 'DP10' }, async () => {
    const { page, applicant, profile } = await open();
    await profile.phone.fill('+61 2 5550 0400');
    await profile.deviceName.fill('My phone');
    await profile.file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    aheadMs += tokenLifeMs;
    await profile.save.click();
    await loginPage(page).signIn(applicant.email);
    await profile.open();
    await profile.dialog.getByText('Your unsaved entries are back').waitFor();
    expect(await profile.phone.inputValue()).toBe('+61 2 5550 0400');
    expect(await profile.deviceName.inputValue()).toBe('My phone');
    await profile.dialog.getByText('New picture: me.png').waitFor();
    await profile.dialog.getByRole('button', { name: 'Discard' }).click();
    await profile.discard.getByRole('button', { name: 'Discard' }).click();
    expect(await profile.dialog.getByText('New picture: me.png').count()).toBe(0);
    expect(await profile.phone.inputValue()).toBe(applicant.phone);
  });
});

test('a late response for one user does not affect the next one', { tags: 'DP08' }, async () => {
  const proxy = await createProxy(app().url);
  try {
    const { page, profile } = await open(proxy.url);
    const next: SignedIn = await app().signIn((await newCustomer(app())).email);
    await profile.key.waitFor();
    await profile.name.fill('Late Change');
    const release = proxy.hold({ only: 'updateProfile' });
    const answered = page.waitForResponse(/updateProfile$/);
    await Promise.all([page.waitForRequest(/updateProfile$/), profile.save.click()]);
    await page.evaluate(
      ([token, user, origin]) => {
        // Simulates another tab.
        localStorage.setItem(`pricebook.userInfo@${origin}`, user);
        localStorage.setItem(`pricebook.accessToken@${origin}`, token);
        for (const key of [`pricebook.userInfo@${origin}`, `pricebook.accessToken@${origin}`]) {
          const newValue = localStorage.getItem(key);
          window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
        }
      },
      [next.accessToken, JSON.stringify({ ...next.userInfo, NAME: 'Next User' }), proxy.url] as const,
    );
    release();
    await answered;
    await page.getByRole('button', { name: 'Profile: Next User' }).waitFor();
    const info = await page.evaluate((key) => localStorage.getItem(key), `pricebook.userInfo@${proxy.url}`);
    expect(JSON.parse(info ?? '')).toMatchObject({ NAME: 'Next User' });
  } finally {
    await proxy.close();
  }
});
