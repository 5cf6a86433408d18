import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from '../../api/backend';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';

const app = appForTests();
const openPage = freshPages();

/** Opens a page in German with the sign-in of a back end, and signs in with a wrong password. */
async function failToSignIn(apiBase: string) {
  const { page, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  await page.goto(`${app().url}/demo/embed/plain.html`);
  await page.locator('main').evaluate((main, base) => {
    main.innerHTML = `<pricebook-login lang="de" api-base="${base}"></pricebook-login>`;
  }, apiBase);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('nobody@shop.example');
  await page.getByLabel('Passwort', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  return page;
}

test('A refusal of the reference back end is shown in German', { tags: 'OK20' }, async () => {
  const page = await failToSignIn('/');
  await page.getByText('E-Mail-Adresse oder Passwort ist falsch.').first().waitFor();
});

test('A refusal without a code is shown as it came, and the language needs no preflight', {
  tags: ['OK20', 'OK21'],
}, async () => {
  const backend = await startBackend(() => ({
    status: 401,
    json: { status: 401, message: 'Closed on Sundays.', data: null },
  }));
  onTestFinished(() => backend.close());
  const page = await failToSignIn(backend.url);
  await page.getByText('Closed on Sundays.').first().waitFor();
  expect(backend.got.map(({ headers }) => headers['accept-language'])).toEqual(['de, en;q=0.5']);
  expect(backend.preflights).toEqual(['content-type,ngrok-skip-browser-warning']);
});
