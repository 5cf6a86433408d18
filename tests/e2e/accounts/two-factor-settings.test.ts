import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { createProxy } from '../../support/app/proxy';
import { openProfile } from '../../support/pages/open-profile';

const app = appForTests();
const openPage = freshPages();
const open = (at?: string) => openProfile(openPage, app(), at);

const shownCode = (secret: string) => new TOTP({ secret: secret.replace(/\s/g, '') }).generate();

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
