import { TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { hostPage } from '../../support/pages/host.page';
import { chooseByTyping, isFocused, pressUntilFocused, tabToAndEnter } from '../../support/pages/keyboard';
import { loginPage } from '../../support/pages/login.page';
import { approvalPage, newApplicant, profilePage, registerPage } from '../../support/pages/people.page';
import { resetPage } from '../../support/pages/reset.page';
import { linkIn, mailTo } from '../../support/wire/outbox';
import { approvalLink } from '../../support/wire/people-by-wire';

const app = appForTests();
const openPage = freshPages();

/** Keyboard helpers for one page. */
const keysOf = (page: Page) => {
  const tabTo = (element: Locator) => pressUntilFocused(page, 'Tab', element);
  return {
    tabTo,
    /** Focuses a field by Tab and replaces its text. */
    async typeInto(element: Locator, text: string) {
      await tabTo(element);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    press: (element: Locator) => tabToAndEnter(page, element),
    /** Waits until an element has the focus, visibly. */
    async expectFocus(element: Locator) {
      await element.waitFor();
      await expect.poll(() => isFocused(element)).toBe(true);
      expect(await ringOf(element)).not.toBe('none');
    },
  };
};

/** The focus ring: the outline of the element, or of the frame around its input. */
const ringOf = (element: Locator) =>
  element.evaluate((focused) => {
    const frame = focused.closest('.pricebook-control, .pricebook-code') ?? focused;
    return (
      [frame, focused].map((one) => getComputedStyle(one).outlineStyle).find((style) => style !== 'none') ?? 'none'
    );
  });

test('the keyboard alone does registration, approval, sign-in, profile, two-factor, sign-out and reset', {
  tags: 'DD03',
}, async () => {
  const ada = newApplicant();
  const { page, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  const { keyboard } = page;
  const { tabTo, typeInto, press, expectFocus } = keysOf(page);
  const host = hostPage(page);
  const login = loginPage(page);

  // Register: an incomplete form focuses the first missing field; at the end the message has the focus.
  await page.goto(app().url);
  await press(login.register);
  const register = registerPage(page);
  await register.submit.waitFor();
  await press(register.submit);
  await expectFocus(register.name);
  for (const field of ['name', 'email', 'phone', 'company', 'password'] as const)
    await typeInto(register[field], ada[field]);
  await tabTo(register.form.getByRole('button', { name: 'Show password' }));
  await keyboard.press('Space');
  expect(await register.password.getAttribute('type')).toBe('text');
  await tabTo(register.submit);
  await keyboard.press('Enter');
  await register.done.waitFor();
  await expect.poll(() => isFocused(register.form.getByRole('heading', { name: 'Application received' }))).toBe(true);
  await press(register.backToLogin);
  await login.submit.waitFor();

  // Confirm: the mailed page has no script; Enter in the password field confirms.
  await page.goto(linkIn(await mailTo(app(), ada.email, /Welcome/), app().url));
  const password = page.getByLabel('New Password', { exact: true });
  await typeInto(password, ada.password);
  await press(page.getByRole('button', { name: 'Show password' }));
  await page.getByRole('button', { name: 'Hide password' }).waitFor();
  expect([await password.getAttribute('type'), await password.inputValue()]).toEqual(['text', ada.password]);
  await tabTo(password);
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();

  // Approve: Esc closes the list but not the form; a choice can be changed.
  await page.goto(await approvalLink(app(), ada));
  const approval = approvalPage(page);
  await approval.submit.waitFor();
  await tabTo(approval.company);
  await keyboard.press('ArrowDown');
  await approval.choices.first().waitFor();
  await keyboard.press('Escape');
  await approval.choices.first().waitFor({ state: 'detached' });
  await expectFocus(approval.company);
  await keyboard.type('Harbour');
  await approval.choices.getByText('Harbour City Courts').waitFor();
  await keyboard.press('Enter');
  await expectFocus(approval.company);
  expect(await approval.company.inputValue()).toBe('Harbour City Courts');
  await chooseByTyping(page, approval.role, 'Customer');
  await press(approval.submit);
  const thanks = approval.form.getByRole('heading', { name: `Thank you! ${ada.name} has been approved.` });
  await thanks.waitFor();
  await expect.poll(() => isFocused(thanks)).toBe(true);
  await press(approval.backToLogin);
  await login.submit.waitFor();

  // Profile: opened from the header's menu, which gets the focus back; Esc asks before discarding input.
  await typeInto(login.email, ada.email);
  await typeInto(login.password, ada.password);
  await keyboard.press('Enter');
  const menu = page.getByRole('button', { name: `Profile: ${ada.name}` });
  await menu.waitFor();
  const profile = profilePage(page);
  const openProfile = async () => {
    await press(menu);
    await expectFocus(page.getByRole('menuitem', { name: 'Settings' }));
    await keyboard.press('Enter');
    await profile.qrCode.waitFor();
  };
  await openProfile();
  await expectFocus(profile.name);
  await typeInto(profile.phone, '+61 2 5550 0200');
  await keyboard.press('Escape');
  await profile.discard.waitFor();
  await keyboard.press('Escape');
  await profile.discard.waitFor({ state: 'detached' });
  await expectFocus(profile.phone);
  await press(profile.enable);
  await expectFocus(profile.deviceName);
  await keyboard.type('Ada’s phone');
  const secret = (await profile.key.innerText()).replaceAll(' ', '');
  await typeInto(profile.code, new TOTP({ secret }).generate());
  await keyboard.press('Enter');
  await expectFocus(profile.device);
  await press(profile.save);
  await profile.dialog.waitFor({ state: 'detached' });
  await expectFocus(menu);

  // Sign out: the focus starts on the safe button, and returns to the menu.
  const askToSignOut = async () => {
    await press(menu);
    await expectFocus(page.getByRole('menuitem', { name: 'Settings' }));
    await keyboard.press('ArrowDown');
    await expectFocus(page.getByRole('menuitem', { name: 'Sign Out' }));
    await keyboard.press('Enter');
    await expectFocus(host.confirmSignOut.getByRole('button', { name: 'No', exact: true }));
  };
  await askToSignOut();
  await keyboard.press('Enter');
  await host.confirmSignOut.waitFor({ state: 'detached' });
  await expectFocus(menu);
  await askToSignOut();
  await press(host.confirmSignOut.getByRole('button', { name: 'Yes', exact: true }));
  await login.submit.waitFor();

  // Reset: the mail is requested, its link opened, a new password set; the login accepts it.
  await typeInto(login.email, ada.email);
  await press(login.forgotLink);
  await expectFocus(page.getByRole('textbox', { name: 'Email' }));
  await press(login.sendMail);
  await page.goto(linkIn(await mailTo(app(), ada.email, /password/i), app().url));
  const reset = resetPage(page);
  await reset.submit.waitFor();
  await press(reset.submit);
  await expectFocus(reset.password);
  await keyboard.type('Ada-password-2');
  await keyboard.press('Enter');
  await host.message('Password has been reset. Please login.').waitFor();
  await typeInto(login.email, ada.email);
  await typeInto(login.password, 'Ada-password-2');
  await keyboard.press('Enter');
  await expectFocus(login.authenticatorCode);
});
