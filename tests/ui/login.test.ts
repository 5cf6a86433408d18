import { describe, expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { loginPage } from '../support/pages/login.page';
import { accountSite, type LoginReply, openAccountPage, respondToLogin, welcome } from './account-page';

const site = accountSite();
const openPage = freshPages();

async function openLogin(body = '<pricebook-login></pricebook-login>') {
  const { page, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  await openAccountPage(page, site(), body);
  const happened = (type: string) =>
    page.evaluate((wanted) => window.events.filter(([name]) => name === wanted).map(([, detail]) => detail), type);
  return { page, form: loginPage(page), failure: page.getByRole('alert'), happened };
}

describe('the login', () => {
  test('is a form in the document that password managers find', async () => {
    const { page } = await openLogin();
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('form input')].map((input) => input.getAttribute('autocomplete')),
    );
    expect(found).toEqual(['username', 'current-password']);
  });

  test('sends EMAIL, PASSWORD and MFA_FLAG, shows success, and disappears', { tags: 'A059' }, async () => {
    const sent = respondToLogin(site(), welcome);
    const { page, form, happened } = await openLogin();
    await form.signIn(' marion@example.test ', 'secret ');
    await page.getByText('You are signed in as Marion Okafor.').waitFor();
    expect(sent).toEqual([{ EMAIL: 'marion@example.test', PASSWORD: 'secret ', MFA_FLAG: true }]);
    expect(await page.locator('form').count()).toBe(0);
    expect(await happened('signin')).toEqual([{ userInfo: { NAME: 'Marion Okafor', EMAIL: 'marion@example.test' } }]);
  });

  test('lists the empty fields, focuses the first, and sends nothing', async () => {
    const sent = respondToLogin(site(), welcome);
    const { form } = await openLogin();
    await form.submit.click();
    expect(await form.email.getAttribute('aria-invalid')).toBe('true');
    expect(await form.password.getAttribute('aria-invalid')).toBe('true');
    expect(await form.email.evaluate((input) => input.matches(':focus'))).toBe(true);
    expect(sent).toEqual([]);
  });

  const refusals: readonly (readonly [string, LoginReply, string, RegExp | undefined])[] = [
    [
      "the server's words",
      { status: 403, body: { status: 403, message: 'Your account is pending.' } },
      'Your account is pending.',
      undefined,
    ],
    ['Invalid credentials where it gave none', { status: 401 }, 'Invalid credentials', undefined],
    [
      'a status in the envelope alone',
      { status: 200, body: { status: 401, message: 'No.', data: null } },
      'No.',
      undefined,
    ],
    [
      'when the next try makes sense, where the server says so',
      { status: 429, body: { status: 429, message: 'Too many tries.' }, headers: { 'retry-after': '600' } },
      'Too many tries.',
      /^You can try again at .+\.$/,
    ],
  ];
  test.each(refusals)(
    'shows Login Failed with %s',
    { tags: ['A046', 'A073', 'DL24'] },
    async (_, reply, words, more) => {
      respondToLogin(site(), reply);
      const { form, failure, happened } = await openLogin();
      await form.signIn('marion@example.test', 'wrong');
      await failure.waitFor();
      const said = ['Login Failed', words, ...(more ? [expect.stringMatching(more)] : [])];
      expect((await failure.innerText()).split(/\n+/)).toEqual(said);
      expect(await happened('toast')).toEqual([expect.objectContaining({ title: 'Login Failed', message: words })]);
      expect(await form.email.inputValue()).toBe('marion@example.test');
    },
  );

  test('does not repeat a message that the server’s toast has shown', async () => {
    const message = 'Your account is inactive.';
    respondToLogin(site(), { status: 403, body: { status: 403, message, show: { type: 'error', message } } });
    const { form, failure, happened } = await openLogin();
    await form.signIn();
    await failure.getByText(message).waitFor();
    expect(await happened('toast')).toHaveLength(1);
  });

  test('notifies the page of the reason for failure', async () => {
    respondToLogin(site(), { status: 429, body: { status: 429, message: 'Too many tries.' } });
    const { form, failure, happened } = await openLogin();
    await form.signIn();
    await failure.waitFor();
    expect(await happened('error')).toEqual([
      { operation: 'login', kind: 'refused', status: 429, message: 'Too many tries.' },
    ]);
  });

  test('preserves typed input over a broken connection, then signs in once', async () => {
    const sent = respondToLogin(site(), 'lost', welcome);
    const { page, form, failure } = await openLogin();
    await form.signIn();
    await failure.getByText('Error in network connection').waitFor();
    await form.submit.click();
    await page.getByText('You are signed in as Marion Okafor.').waitFor();
    expect(sent[1]).toEqual(sent[0]);
  });

  const codeFailures: readonly (readonly [string, LoginReply, string, string])[] = [
    ['kept without a response', 'lost', '123456', '123456'],
    ['kept after a server error', { status: 502 }, '123456', '123456'],
    ['kept after too many tries', { status: 429, headers: { 'retry-after': '600' } }, '123456', '123456'],
    ['kept when another is not sent', { status: 400 }, '12345', '12345'],
    ['removed once it is refused', { status: 400 }, '123456', ''],
  ];
  test.each(codeFailures)('has a code that is %s', { tags: 'OC23' }, async (_, reply, typed, left) => {
    respondToLogin(site(), { status: 201, body: { status: 201, message: '', data: null } }, reply);
    const { form, failure } = await openLogin();
    await form.signIn();
    await form.code.fill(typed);
    // A complete code is sent at once.
    if (typed.length < 6) await form.useEmailCode.click();
    await failure.waitFor();
    await expect.poll(() => form.code.inputValue()).toBe(left);
  });

  test('uses the page’s email until the user types another', async () => {
    const { page, form } = await openLogin('<pricebook-login email="first@example.test"></pricebook-login>');
    expect(await form.email.inputValue()).toBe('first@example.test');
    await form.email.fill('mine@example.test');
    await page.locator('pricebook-login').evaluate((element) => element.setAttribute('email', 'second@example.test'));
    await form.password.fill('x');
    expect(await form.email.inputValue()).toBe('mine@example.test');
  });

  test('shows the current user when already signed in', async () => {
    const { page } = await openLogin();
    await page.evaluate(() =>
      window.pricebook.setSession({ accessToken: 't', userInfo: { EMAIL: 'a@b.test' } }, { apiBase: location.origin }),
    );
    await page.getByText('You are signed in as a@b.test.').waitFor();
    expect(await page.locator('form').count()).toBe(0);
  });
});
