import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { createProxy } from '../../support/app/proxy';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { newApplicant, registerPage } from '../../support/pages/people.page';
import { mailTo } from '../../support/wire/outbox';
import { confirmByWire } from '../../support/wire/people-by-wire';

const app = appForTests();
const openPage = freshPages();

async function open(at = app().url) {
  const { page, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  await page.goto(`${at}/register`);
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Reflect.set(globalThis, 'registered', seen);
    document.addEventListener('pricebook-register', ({ detail }) => seen.push(detail));
  });
  const register = registerPage(page);
  await register.submit.waitFor();
  return {
    page,
    expectComplaints,
    register,
    registered: () => page.evaluate(() => Reflect.get(globalThis, 'registered') as unknown),
  };
}

describe('registering', () => {
  test('shows the required length of a password', { tags: 'JT09' }, async () => {
    const { register } = await open();
    const describedBy = (await register.password.getAttribute('aria-describedby')) ?? '';
    expect(await register.form.locator(`[id="${describedBy}"]`).innerText()).toBe('At least 8 characters');
  });

  test('sends the application, shows the thanks and links to the login', {
    tags: 'DP01',
  }, async () => {
    const applicant = newApplicant();
    const { page, register, registered } = await open();
    await register.fillIn({ ...applicant, name: ` ${applicant.name} ` });
    const request = page.waitForRequest(/auth\/register$/);
    await register.submit.click();
    await register.done.waitFor();
    expect((await request).headers().authorization).toBeUndefined();
    expect(await register.done.innerText()).toBe(
      'Thank you for applying for an account. Your account is currently pending approval by the site administrator. In the meantime, a welcome message with further instructions has been sent to your email address.',
    );
    expect(await page.locator('form').count()).toBe(0);
    expect(await registered()).toEqual([{ email: applicant.email }]);
    await confirmByWire(app(), applicant);
    const { text } = await mailTo(app(), 'admin@pricebook.test', /^Ada Fielding applies/, (mail) =>
      mail.text.includes(applicant.email),
    );
    expect(text).toContain(applicant.phone);
    expect(text).toContain(applicant.company);
    await register.backToLogin.click();
    await loginPage(page).submit.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('keeps what was typed, but the password, on the way to the sign-in and back; leaving the page asks', {
    tags: 'OC30',
  }, async () => {
    const applicant = newApplicant();
    const { page, register } = await open();
    await register.fillIn(applicant);
    await register.backToLogin.click();
    await loginPage(page).submit.waitFor();
    await page.goBack();
    await register.submit.waitFor();
    const values = () =>
      register.form.locator('input').evaluateAll((inputs) => inputs.map((one) => Reflect.get(one, 'value') as unknown));
    const { name, email, phone, company } = applicant;
    expect(await values()).toEqual([name, email, phone, company, '']);
    const question = page.waitForEvent('dialog');
    const reload = page.reload();
    await (await question).accept();
    await reload;
    await register.submit.waitFor();
    expect(await values()).toEqual(['', '', '', '', '']);
  });

  test('is a light-DOM form for password managers, with a visible password option', {
    tags: 'DP01',
  }, async () => {
    const { page, register } = await open();
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('form input')].map((input) => input.getAttribute('autocomplete')),
    );
    expect(found).toEqual(['name', 'username', 'tel', 'organization', 'new-password']);
    await register.password.fill('Ada-password-1');
    await register.form.getByRole('button', { name: 'Show password' }).click();
    expect(await register.password.getAttribute('type')).toBe('text');
  });

  test('lists missing fields, focuses the first, and sends nothing', { tags: 'DP02' }, async () => {
    const { page, register } = await open();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await register.email.fill('ada');
    await register.submit.click();
    await register.form.getByText('Enter an email address such as name@example.com.').waitFor();
    expect(await register.name.evaluate((input) => input.matches(':focus'))).toBe(true);
    for (const field of [register.name, register.email, register.phone, register.company])
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await register.password.getAttribute('aria-invalid')).toBeNull();
    expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test("shows the server's errors beside their fields, and preserves typed input", { tags: 'DP02' }, async () => {
    const applicant = newApplicant();
    const { page, register, registered } = await open();
    await register.fillIn({ ...applicant, password: 'short' });
    await register.submit.click();
    await register.form.getByText('Has to have at least 8 characters.').waitFor();
    await expect.poll(() => register.password.evaluate((input) => input.matches(':focus'))).toBe(true);
    await hostPage(page)
      .message(/at least 8 characters/)
      .waitFor();
    expect(await register.company.inputValue()).toBe(applicant.company);
    expect(await registered()).toEqual([]);
    await register.password.fill(applicant.password);
    expect(await register.form.getByText('Has to have at least 8 characters.').count()).toBe(0);
    await register.submit.click();
    await register.done.waitFor();
  });

  test('shows Registration failed without a server message or with another status', {
    tags: 'DP03',
  }, async () => {
    const { page, register } = await open();
    await register.fillIn(newApplicant());
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 400, body: '' }), { times: 1 });
    await register.submit.click();
    await hostPage(page).message('Registration failed').waitFor();
    await page.route('**/api/auth/register', (route) => route.fulfill({ json: { status: 200, message: 'Not now.' } }), {
      times: 1,
    });
    await register.submit.click();
    await register.form.getByRole('alert').getByText('Not now.').waitFor();
  });

  test('recognizes the sign-in of a proxy, which is another website', { tags: 'RC24' }, async () => {
    const proxy = await createProxy(app().url);
    try {
      const { register, expectComplaints } = await open(proxy.url);
      expectComplaints(/Failed to load resource|net::ERR|Content Security Policy|^policy: connect-src/);
      await register.fillIn(newApplicant());
      // Calls and page alike. Another port is another website, and sends no CORS headers.
      proxy.reply(302, `${app().url}/health`, { only: 'register' });
      await register.submit.click();
      await register.form
        .getByRole('alert')
        .getByText(/redirected to another website\. Perhaps your sign-in has ended: load the page again\./)
        .waitFor();
    } finally {
      await proxy.close();
    }
  });

  test('preserves the input without a response, and sends it on retry', { tags: 'DP03' }, async () => {
    const proxy = await createProxy(app().url);
    try {
      const { register } = await open(proxy.url);
      await register.fillIn(newApplicant());
      await proxy.refuse();
      await register.submit.click();
      await register.form
        .getByRole('alert')
        .getByText(/Error in network connection/)
        .waitFor();
      await proxy.restore();
      await register.submit.click();
      await register.done.waitFor();
    } finally {
      await proxy.close();
    }
  });
});
