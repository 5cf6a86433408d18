import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { createProxy } from '../../support/app/proxy';
import { demoPassword, loginPage } from '../../support/pages/login.page';
import { approvalPage } from '../../support/pages/people.page';
import { mailTo } from '../../support/wire/outbox';
import { approveByWire, registerByWire } from '../../support/wire/people-by-wire';

let aheadMs = 0;
const app = appForTests({ clock: () => new Date(Date.now() + aheadMs) });
const openPage = freshPages();
const week = 7 * 24 * 60 * 60 * 1000;

async function open(link: string) {
  const { page, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  await page.goto(link);
  return { page, approval: approvalPage(page) };
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));

describe('the approval page', () => {
  test('shows the application, assigns company and role, and thanks by name', { tags: 'DP04' }, async () => {
    const { applicant, link } = await registerByWire(app(), undefined, demoPassword);
    const { page, approval } = await open(link);
    const { form } = approval;
    await form.getByRole('heading', { name: 'ADMIN APPROVAL' }).waitFor();
    await form.getByText('Select role and assign company!').waitFor();
    for (const [label, value] of [
      ['Email', applicant.email],
      ['Name', applicant.name],
      ['Company, as typed', applicant.company],
    ] as const) {
      const field = form.getByLabel(label, { exact: true });
      expect(await field.inputValue()).toBe(value);
      expect(await field.getAttribute('readonly')).not.toBeNull();
    }
    expect(new URL(page.url()).search).toBe('');

    await approval.chooseCompany('a');
    const company = await approval.company.inputValue();
    await approval.role.selectOption('Customer Manager');
    await approval.submit.click();
    await form.getByText(`Thank you! ${applicant.name} has been approved.`).waitFor();
    await form
      .getByText(
        'If you want to change the role or company, please go to user management section and modify accordingly.',
      )
      .waitFor();
    const { accessToken } = await app().signIn();
    const { items } = await app().call<{ readonly items: readonly unknown[] }>('POST', 'users/getUsers', accessToken, {
      currentPage: 1,
      itemsPerPage: 10,
      tableColumns: [],
      STATUS: 'Active',
      search: applicant.email,
      filters: {},
    });
    expect(items).toMatchObject([{ ROLE: 'Manager', COMPANY: { COMPANY_NAME: company } }]);
    await mailTo(app(), applicant.email, /approved/);
    await app().signIn(applicant.email);
    await approval.backToLogin.click();
    await loginPage(page).submit.waitFor();
  });

  test('requires company and role, and names the missing one', { tags: 'DP05' }, async () => {
    const { link } = await registerByWire(app());
    const { page, approval } = await open(link);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    expect(await approval.submit.getAttribute('aria-disabled')).toBe('true');
    await approval.form.getByText('Choose a company and a role.').waitFor();
    await approval.role.selectOption('Sales');
    await approval.form.locator('p').getByText('Choose a company.').waitFor();
    await approval.submit.click({ force: true });
    expect(sent.filter((url) => url.includes('singlePageApproval'))).toEqual([]);
    expect(await approval.role.locator('option').allInnerTexts()).not.toContain('Super Admin');
    await approval.chooseCompany('a');
    expect(await approval.submit.getAttribute('aria-disabled')).toBeNull();
  });

  test.each(['email', 'name', 'token'])(
    'without %s in its link redirects to the login',
    { tags: 'DP06' },
    async (name) => {
      const link = new URL((await registerByWire(app())).link);
      link.searchParams.delete(name);
      const { page } = await open(link.href);
      await loginPage(page).submit.waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    },
  );

  test('survives a reload, though the address no longer has the token', { tags: 'DP06' }, async () => {
    const { applicant, link } = await registerByWire(app());
    const { page, approval } = await open(link);
    await approval.submit.waitFor();
    await page.reload();
    expect(await approval.form.getByLabel('Email').inputValue()).toBe(applicant.email);
  });

  test('reports a used link and what to do', { tags: 'DP07' }, async () => {
    const registered = await registerByWire(app());
    await approveByWire(app(), registered);
    const { approval } = await open(registered.link);
    const alert = approval.form.getByRole('alert');
    await alert.getByText('This link has been used already, or is no longer valid.').waitFor();
    await alert.getByText(/Sign in and go to User Management/).waitFor();
    expect(await approval.submit.count()).toBe(0);
  });

  test('reports an expired link', { tags: 'DP07' }, async () => {
    const { link } = await registerByWire(app());
    aheadMs += week + 1000;
    const { approval } = await open(link);
    await approval.form.getByRole('alert').getByText('This link has expired.').waitFor();
  });

  test('reports a forged link', { tags: 'DP07' }, async () => {
    const link = new URL((await registerByWire(app())).link);
    link.searchParams.set('token', 'A'.repeat(43));
    const { approval } = await open(link.href);
    await approval.form.getByRole('alert').getByText('This link is not valid', { exact: true }).waitFor();
    await approval.form.getByText('Open it again from the mail, whole and unchanged.').waitFor();
  });

  test('reports a link that is used up while the form is open', { tags: 'DP07' }, async () => {
    const registered = await registerByWire(app());
    const { approval } = await open(registered.link);
    await approval.chooseCompany('a');
    await approval.role.selectOption('Customer');
    await approveByWire(app(), registered);
    await approval.submit.click();
    await approval.form
      .getByRole('alert')
      .getByText('This link has been used already, or is no longer valid.')
      .waitFor();
    const heading = approval.form.getByRole('heading', { name: 'This link no longer works' });
    expect(await heading.evaluate((found) => found.matches(':focus'))).toBe(true);
  });

  test('uses only the link’s token and keeps the administrator’s session', {
    tags: 'DP07',
  }, async () => {
    const registered = await registerByWire(app());
    const session = await app().signIn();
    const { page, expectComplaints } = await openPage();
    expectComplaints(/Failed to load resource/);
    await storeSession(page, session, app().url);
    await page.goto(`${app().url}/quotes`);
    await page.getByRole('button', { name: /^Profile: / }).waitFor();
    const before = await stored(page);
    const bearers = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.url().includes('/api/')) bearers.add(request.headers().authorization);
    });
    const approval = approvalPage(page);
    await page.goto(registered.link);
    await approval.chooseCompany('a');
    await approval.role.selectOption('Demo Customer');
    await approval.submit.click();
    await approval.form.getByText(/has been approved/).waitFor();
    await page.goto(registered.link);
    await approval.form.getByRole('alert').waitFor();
    const forged = new URL(registered.link);
    forged.searchParams.set('token', 'not a token');
    await page.goto(forged.href);
    await approval.form.getByRole('alert').waitFor();

    expect([...bearers]).not.toContain(`Bearer ${session.accessToken}`);
    expect(await stored(page)).toBe(before);
    await page.goto(`${app().url}/quotes`);
    await page.getByRole('button', { name: `Profile: ${session.userInfo.NAME}` }).waitFor();
  });

  test('reports that the companies failed to load, and retries', { tags: 'DP07' }, async () => {
    const proxy = await createProxy(app().url);
    try {
      const { link } = await registerByWire(app(), proxy.url);
      proxy.cutAfter('response headers', { only: 'getCompanyList' });
      const { approval } = await open(link);
      await approval.form.getByText(/The companies could not be loaded\. Error in network connection/).waitFor();
      await proxy.restore();
      await approval.form.getByRole('button', { name: 'Try again' }).click();
      await approval.chooseCompany('a');
    } finally {
      await proxy.close();
    }
  });
});
