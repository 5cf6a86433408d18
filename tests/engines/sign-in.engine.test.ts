import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { demoPassword } from '../support/pages/login.page';
import { codeIn, mailTo } from '../support/wire/outbox';
import { click, fill, patience, see } from './drive';
import type { EnginePage } from './engine.types';
import { inEachEngine } from './engines';

async function fillIn(page: EnginePage, email: string): Promise<void> {
  await fill(page, { css: 'input[type=email]' }, email);
  await fill(page, { css: 'input[type=password]' }, demoPassword);
}

const code = { css: 'input[autocomplete="one-time-code"]' };

inEachEngine(({ app, open, picture }) => {
  test('a user signs in with an authenticator code', async () => {
    const page = await open('/');
    await see(page, { css: 'input[type=email]' });
    await picture(page, 'sign-in');
    await fillIn(page, 'totp@pricebook.test');
    await click(page, { css: 'button', name: 'Login' });
    const authenticator = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') });
    await see(page, code);
    await picture(page, 'sign-in-code');
    await fill(page, code, authenticator.generate());
    await see(page, { css: '[role=gridcell]' });
    expect(await page.evaluate(() => location.pathname)).toBe('/products');
  });

  test('a user signs in with a mailed code, and signs out', async () => {
    const page = await open('/');
    await fillIn(page, 'sales@pricebook.test');
    await click(page, { css: 'button', name: 'Use Email OTP' });
    await see(page, code);
    await fill(page, code, codeIn(await mailTo(app(), 'sales@pricebook.test', /code/i)));
    await see(page, { css: '[role=gridcell]' });
    await click(page, { css: 'button[aria-haspopup=menu]', name: 'Profile: Tom Brandt' });
    await picture(page, 'profile-menu');
    await click(page, { css: '[role=menuitem]', name: 'Sign Out' });
    await click(page, { css: 'dialog button', name: 'Yes' });
    await see(page, { css: 'input[type=email]' });
    await expect.poll(() => page.evaluate(() => location.pathname), patience).toBe('/');
  });
});
