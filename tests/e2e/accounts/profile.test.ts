import { Buffer } from 'node:buffer';
import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { type SignedIn, storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { createProxy } from '../../support/app/proxy';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { profilePage } from '../../support/pages/people.page';
import { newCustomer } from '../../support/wire/people-by-wire';

let aheadMs = 0;
const now = () => Date.now() + aheadMs;
const app = appForTests({ clock: () => new Date(now()) });
const openPage = freshPages();
const tokenLifeMs = 12 * 60 * 60 * 1000;

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens the quotes as a new customer, since the profile is changed. */
async function open(at = app().url) {
  const applicant = await newCustomer(app());
  const session = await app().signIn(applicant.email);
  const { page, context, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  await storeSession(page, session, at);
  await page.goto(`${at}/quotes`);
  const profile = profilePage(page);
  await profile.open();
  return { page, context, applicant, session, profile, host: hostPage(page) };
}

const shownCode = (secret: string) => new TOTP({ secret: secret.replace(/\s/g, '') }).generate({ timestamp: now() });

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
    aheadMs += tokenLifeMs;
    await profile.save.click();
    await loginPage(page).signIn(applicant.email);
    await profile.open();
    await profile.dialog.getByText('Your unsaved entries are back').waitFor();
    expect(await profile.phone.inputValue()).toBe('+61 2 5550 0400');
    await profile.dialog.getByRole('button', { name: 'Discard' }).click();
    expect(await profile.phone.inputValue()).toBe(applicant.phone);
  });
});

describe('two-factor authentication', () => {
  /** The status of the response to a sign-in. */
  const statusOfSignIn = async (email: string, password: string) => {
    const body = JSON.stringify({ EMAIL: email, PASSWORD: password, MFA_FLAG: true });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${app().url}/api/auth/login`, { method: 'POST', headers, body })).status;
  };

  test('is set up with code or key, enabled by an app’s code', { tags: 'DP11' }, async () => {
    const { page, applicant, profile, host } = await open();
    await profile.twoFactor.getByText('Scan The QR Code Using Google Authenticator App').waitFor();
    await profile.qrCode.waitFor();
    const secret = await profile.key.innerText();
    expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await profile.copy.click();
    await profile.twoFactor.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret.replaceAll(' ', ''));

    await profile.deviceName.fill('  My phone ');
    await profile.code.fill(shownCode(secret));
    await profile.code.press('Enter');
    await profile.device.waitFor();
    expect(await profile.device.inputValue()).toBe('My phone');
    expect(await profile.qrCode.count()).toBe(0);
    expect(await profile.dialog.count()).toBe(1);
    await host.message('Two-factor authentication is on.').waitFor();
    const info = await page.evaluate((key) => localStorage.getItem(key), `pricebook.userInfo@${app().url}`);
    expect(JSON.parse(info ?? '')).toMatchObject({ DEVICE_NAME: 'My phone' });
    expect(await statusOfSignIn(applicant.email, applicant.password)).toBe(201);
  });

  test('requires device name and code, and sends nothing without', { tags: 'DP12' }, async () => {
    const { page, profile, host } = await open();
    await profile.key.waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await profile.deviceName.fill('   ');
    await profile.enable.click();
    const message = host.message('Missing Fields');
    await message.getByText('Fill all 2FA fields').waitFor();
    expect(await profile.deviceName.getAttribute('aria-invalid')).toBe('true');
    expect(await profile.code.getAttribute('aria-invalid')).toBe('true');
    expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('shows Failed for a wrong code and accepts the next', {
    tags: 'DP13',
  }, async () => {
    const { profile, host } = await open();
    const secret = await profile.key.innerText();
    await profile.deviceName.fill('My phone');
    const code = shownCode(secret);
    await profile.code.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await profile.enable.click();
    await host.message('Failed').waitFor();
    await profile.twoFactor.getByText('This is not the code that the app shows now.').waitFor();
    expect(await profile.key.innerText()).toBe(secret);
    await profile.code.fill(shownCode(secret));
    expect(await profile.twoFactor.getByText('This is not the code').count()).toBe(0);
    await profile.enable.click();
    await profile.device.waitFor();
  });

  test('shows Could not enable 2FA when the server sends no message', { tags: 'DP13' }, async () => {
    const { page, profile, host } = await open();
    await profile.key.waitFor();
    await page.route('**/api/auth/enableMFA', (route) => route.fulfill({ status: 400, body: '' }));
    await profile.deviceName.fill('My phone');
    await profile.code.fill('123456');
    await profile.enable.click();
    await host.message('Failed').getByText('Could not enable 2FA').waitFor();
  });

  test('offers another code when another tab has invalidated this one', { tags: 'DP13' }, async () => {
    const { profile, session } = await open();
    const secret = await profile.key.innerText();
    await app().call('POST', 'auth/generateAuthSecret', session.accessToken, {});
    await profile.deviceName.fill('My phone');
    await profile.code.fill(shownCode(secret));
    await profile.enable.click();
    await profile.twoFactor.getByRole('button', { name: 'New QR code' }).click();
    await expect.poll(() => profile.key.innerText()).not.toBe(secret);
    await profile.code.fill(shownCode(await profile.key.innerText()));
    await profile.enable.click();
    await profile.device.waitFor();
  });

  test('shows QR Generation Failed in place, and retries', { tags: 'DP13' }, async () => {
    const proxy = await createProxy(app().url);
    try {
      proxy.cutAfter('response headers', { only: 'generateAuthSecret' });
      const { profile, host } = await open(proxy.url);
      await host.message('QR Generation Failed').waitFor();
      await proxy.restore();
      await profile.twoFactor.getByRole('button', { name: 'Try again' }).click();
      await profile.qrCode.waitFor();
    } finally {
      await proxy.close();
    }
  });

  test('Del clears the device in this browser only, with a message', { tags: ['DP14', 'LS08'] }, async () => {
    const { page, applicant, profile } = await open();
    const secret = await profile.key.innerText();
    await profile.deviceName.fill('My phone');
    await profile.code.fill(shownCode(secret));
    await profile.enable.click();
    await profile.twoFactor.getByText('Del removes the name in this browser only').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await profile.forget.click();
    await profile.twoFactor.getByText('The device was removed in this browser only.').waitFor();
    await profile.qrCode.waitFor();
    expect(sent.filter((path) => path.startsWith('/api/'))).toEqual(['/api/auth/generateAuthSecret']);
    const info = await page.evaluate((key) => localStorage.getItem(key), `pricebook.userInfo@${app().url}`);
    expect(JSON.parse(info ?? '')).not.toHaveProperty('DEVICE_NAME');
    // Saving the profile does not restore it.
    await profile.name.fill('Another Name');
    await profile.save.click();
    await profile.name.waitFor({ state: 'detached' });
    const saved = await page.evaluate((key) => localStorage.getItem(key), `pricebook.userInfo@${app().url}`);
    expect(JSON.parse(saved ?? '')).toMatchObject({ NAME: 'Another Name' });
    expect(JSON.parse(saved ?? '')).not.toHaveProperty('DEVICE_NAME');
    expect(await statusOfSignIn(applicant.email, applicant.password)).toBe(201);
  });
});

test('a late response for one user does not affect the next one', { tags: 'DP08' }, async () => {
  const proxy = await createProxy(app().url);
  try {
    const { page, profile } = await open(proxy.url);
    const next: SignedIn = await app().signIn((await newCustomer(app())).email);
    await profile.key.waitFor();
    await profile.name.fill('Late Change');
    proxy.delay(1500, { only: 'updateProfile' });
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
    await answered;
    await page.getByRole('button', { name: 'Profile: Next User' }).waitFor();
    const info = await page.evaluate((key) => localStorage.getItem(key), `pricebook.userInfo@${proxy.url}`);
    expect(JSON.parse(info ?? '')).toMatchObject({ NAME: 'Next User' });
  } finally {
    await proxy.close();
  }
});
