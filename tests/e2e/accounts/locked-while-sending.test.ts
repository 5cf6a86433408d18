import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { approvalPage, newApplicant, profilePage, registerPage } from '../../support/pages/people.page';
import { resetPage } from '../../support/pages/reset.page';
import { linkIn, mailTo } from '../../support/wire/outbox';
import { newCustomer, registerByWire } from '../../support/wire/people-by-wire';

const app = appForTests();
const openPage = freshPages();

const isEditable = (fields: readonly Locator[]) => Promise.all(fields.map((field) => field.isEditable()));

describe('the profile, while it is saved', () => {
  async function openProfile() {
    const { page, expectComplaints } = await openPage();
    const applicant = await newCustomer(app());
    await storeSession(page, await app().signIn(applicant.email), app().url);
    await page.goto(`${app().url}/quotes`);
    const profile = profilePage(page);
    await profile.open();
    return { page, profile, expectComplaints };
  }

  test('locks its fields and the discarding of a draft', { tags: 'DP08' }, async () => {
    const { page, profile } = await openProfile();
    page.on('dialog', (question) => question.accept());
    await profile.name.fill('Ada Lovegrove');
    await page.reload();
    await profile.open();
    const discard = profile.dialog.getByRole('button', { name: 'Discard' });
    await discard.waitFor();
    const release = await holdRequests(page, /updateProfile$/);
    await Promise.all([page.waitForRequest(/updateProfile$/), profile.save.click()]);
    expect(await isEditable([profile.name, profile.phone])).toEqual([false, false]);
    expect(await profile.file.isEnabled()).toBe(false);
    expect(await discard.count()).toBe(0);
    release();
    await profile.dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Profile: Ada Lovegrove' }).waitFor();
  });

  test('locks the device name and code of two-factor authentication', { tags: 'DP13' }, async () => {
    const { page, profile, expectComplaints } = await openProfile();
    expectComplaints(/status of 400/);
    await profile.key.waitFor();
    await profile.deviceName.fill('My phone');
    await profile.code.fill('123456');
    const release = await holdRequests(page, /enableMFA$/);
    await Promise.all([page.waitForRequest(/enableMFA$/), profile.enable.click()]);
    expect(await isEditable([profile.deviceName, profile.code])).toEqual([false, false]);
    release();
    await expect.poll(() => isEditable([profile.deviceName, profile.code])).toEqual([true, true]);
  });
});

test('a registration is locked while it is sent', { tags: 'DP01' }, async () => {
  const { page } = await openPage();
  await page.goto(`${app().url}/register`);
  const register = registerPage(page);
  await register.fillIn(newApplicant());
  const release = await holdRequests(page, /auth\/register$/);
  await Promise.all([page.waitForRequest(/auth\/register$/), register.submit.click()]);
  expect(await isEditable([register.name, register.company, register.password])).toEqual([false, false, false]);
  release();
  await register.done.waitFor();
});

test('a new password is locked while it is sent', { tags: 'DL06' }, async () => {
  const { email } = await newCustomer(app());
  await app().call('POST', 'auth/forgotPassword', undefined, { EMAIL: email });
  const mail = await mailTo(app(), email, /Reset your password/);
  const { page } = await openPage();
  await page.goto(linkIn(mail, app().url));
  const reset = resetPage(page);
  const release = await holdRequests(page, /resetPassVerify$/);
  await Promise.all([page.waitForRequest(/resetPassVerify$/), reset.setPassword('Another-password-1')]);
  expect(await reset.password.isEditable()).toBe(false);
  release();
  await reset.widget.waitFor({ state: 'detached' });
});

test('an approval is locked while it is sent', { tags: 'DP04' }, async () => {
  const { link } = await registerByWire(app(), undefined, 'Ada-password-1');
  const { page } = await openPage();
  await page.goto(link);
  const approval = approvalPage(page);
  await approval.chooseCompany('a');
  await approval.role.selectOption('Customer Manager');
  const chosen = await approval.role.inputValue();
  const release = await holdRequests(page, /singlePageApproval$/);
  await Promise.all([page.waitForRequest(/singlePageApproval$/), approval.submit.click()]);
  await approval.role.selectOption('Sales');
  expect(await approval.role.inputValue()).toBe(chosen);
  release();
  await approval.form.getByText('has been approved').waitFor();
});
