import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { loginPage } from '../support/pages/login.page';
import { siteForTests, type Trouble } from './site';

const site = siteForTests();
const freshPage = freshPages();

const isMachine = (url: string | undefined) => /^\/embed\/machines\.[^.]+\.js(?!\.map)/.test(url ?? '');
const machineRequests = () => site().requests.filter(isMachine).length;

/** Opens a sign-in form whose machine fails to load in this way. Returns the bodies of the sign-in requests too. */
async function openLogin(machine: Trouble, attributes = '') {
  const sent: string[] = [];
  site().makeTrouble(async (request, response) => {
    if (isMachine(request.url)) return machine(request, response);
    if (request.url !== '/api/auth/login') return false;
    let body = '';
    for await (const chunk of request) body += String(chunk);
    sent.push(body);
    const data = { accessToken: 'a-token', userInfo: { NAME: 'Marion Okafor' } };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: 200, message: '', data }));
    return true;
  });
  const { page, expectComplaints } = await freshPage();
  expectComplaints(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await page.addInitScript(() => {
    const errors: unknown[] = [];
    Reflect.set(globalThis, 'loadErrors', errors);
    document.addEventListener('pricebook-error', ({ detail }) => errors.push(detail));
  });
  const head = '<script type="module" src="/embed/pricebook.js"></script>';
  await page.goto(site().page({ head, body: `<pricebook-login ${attributes}></pricebook-login>` }), {
    waitUntil: 'commit',
  });
  const errors = () => page.evaluate(() => Reflect.get(globalThis, 'loadErrors') as unknown);
  return { page, form: loginPage(page), sent, errors };
}

const credentials = [{ EMAIL: 'marion@example.test', PASSWORD: 'secret', MFA_FLAG: true }];

test('a submit before the machine has loaded is sent once', { tags: 'A059' }, async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, form, sent } = await openLogin(async () => {
    await released;
    return false;
  });
  await form.fillIn('marion@example.test', 'secret');
  const box = await form.submit.boundingBox();
  await form.password.press('Enter');
  await form.password.press('Enter');
  await page.locator('pricebook-login [aria-busy=true]').waitFor();
  expect(await form.submit.boundingBox()).toEqual(box);
  expect(sent).toEqual([]);
  release();
  await page.getByText('You are signed in as Marion Okafor.').waitFor();
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual(credentials);
});

test('a machine that fails to load preserves the input and loads again', { tags: 'FG12' }, async () => {
  let isBroken = true;
  const { page, form, sent, errors } = await openLogin(({ socket }) => {
    if (isBroken) socket.destroy();
    return isBroken;
  });
  await form.email.waitFor();
  await expect.poll(machineRequests).toBeGreaterThan(0);
  // No failure is visible to the user yet.
  expect(await page.getByRole('alert').count()).toBe(0);
  await form.signIn('marion@example.test', 'secret');
  const alert = page.getByRole('alert');
  await alert.getByText('A part of the program could not be loaded').waitFor();
  expect(await alert.innerText()).toContain('What you typed is kept: try again.');
  // The event follows the message.
  await expect
    .poll(errors)
    .toEqual([{ operation: 'load', kind: 'code', message: expect.stringContaining('did not deliver it') as unknown }]);
  expect([await form.email.inputValue(), await form.password.inputValue()]).toEqual(['marion@example.test', 'secret']);
  isBroken = false;
  await form.submit.click();
  await page.getByText('You are signed in as Marion Okafor.').waitFor();
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual(credentials);
});

test('a machine that fails to load says so in the language of the page', { tags: 'OC27' }, async () => {
  const { page } = await openLogin(({ socket }) => {
    socket.destroy();
    return true;
  }, 'lang="de"');
  const password = page.getByLabel('Passwort', { exact: true });
  await page.getByLabel('E-Mail').fill('marion@example.test');
  await password.fill('secret');
  await password.press('Enter');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('Ein Teil des Programms konnte nicht geladen werden');
});

test('the form for a forgotten password opens once the machine has loaded', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { form } = await openLogin(async () => {
    await released;
    return false;
  });
  await form.forgotLink.click();
  release();
  await form.sendMail.waitFor();
});
