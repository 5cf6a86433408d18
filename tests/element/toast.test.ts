import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { isFocused } from '../support/pages/keyboard';
import { probeFiles } from './probe-files';
import { siteForTests } from './site';

const site = siteForTests(probeFiles());
const freshPage = freshPages();

const probe = '<pricebook-probe api-base="/"></pricebook-probe>';

async function open({ body = probe, copies = ['/probe/elements.js'] } = {}): Promise<Page> {
  const { page } = await freshPage();
  await page.clock.install();
  const head = copies.map((copy) => `<script type="module" src="${copy}"></script>`).join('');
  await page.goto(site().page({ head, body }));
  return page;
}

const message = (page: Page) => page.getByText('It is done.');
const showToast = (page: Page) => page.getByRole('button', { name: 'Toast', exact: true }).first().click();

test('a message shows at the top right, 360 px wide', { tags: ['A036', 'A083'] }, async () => {
  const page = await open();
  await showToast(page);
  const toast = page.locator('.pricebook-toast');
  await toast.waitFor();
  const box = await toast.boundingBox();
  expect(box?.width).toBe(360);
  expect(box && 1280 - box.x - box.width).toBeLessThanOrEqual(24);
  expect(await toast.getByText('Success').isVisible()).toBe(true);
});

test('a success closes after 3 seconds, unless it has the focus', { tags: 'A078' }, async () => {
  const page = await open();
  await showToast(page);
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(10_000);
  await message(page).waitFor();
  await page.getByRole('button', { name: 'Toast', exact: true }).focus();
  await page.clock.runFor(1_500);
  await message(page).waitFor();
  await page.clock.runFor(3_000);
  await message(page).waitFor({ state: 'detached' });
});

test.each(['warning', 'error'])('a message of kind %s disappears after 5 seconds', { tags: 'A078' }, async (type) => {
  const page = await open();
  await page.getByRole('button', { name: `Toast of ${type}` }).click();
  await message(page).waitFor();
  await page.clock.runFor(3_000);
  await message(page).waitFor();
  await page.clock.runFor(3_500);
  await message(page).waitFor({ state: 'detached' });
});

test('a long message is clamped, and remains once expanded', { tags: 'KF09' }, async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Long toast' }).click();
  const toast = page.locator('.pricebook-toast');
  await toast.waitFor();
  const height = async () => (await toast.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(160);
  await toast.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(height).toBeGreaterThan(160);
  expect(await height()).toBeLessThanOrEqual(500);
  await page.clock.runFor(10_000);
  await toast.waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(1_000);
  await toast.waitFor({ state: 'detached' });
});

test('it can be dismissed by hand', { tags: 'A036' }, async () => {
  const page = await open();
  await showToast(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(1_000);
  await message(page).waitFor({ state: 'detached' });
});

test('dismissing it returns the focus to where it was, once', { tags: 'LT01' }, async () => {
  const page = await open();
  const focused = () =>
    page.locator('pricebook-probe').evaluate((probe) => probe.shadowRoot?.activeElement?.textContent ?? '');
  await showToast(page);
  await message(page).waitFor();
  await page.getByRole('button', { name: 'Toast of error' }).focus();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await focused()).toBe('Toast of error');
  await page.getByRole('button', { name: 'Long toast' }).focus();
  await page.clock.runFor(1_000);
  await message(page).waitFor({ state: 'detached' });
  expect(await focused()).toBe('Long toast');
});

test('tabbing through it, or a click on its text, moves the focus nowhere else, even when it disappears', {
  tags: 'LT01',
}, async () => {
  const page = await open();
  const focused = () =>
    page.locator('pricebook-probe').evaluate((probe) => probe.shadowRoot?.activeElement?.textContent ?? '');
  const last = page.locator('pricebook-probe').getByRole('button').last();
  const name = (await last.textContent()) ?? '';
  await showToast(page);
  await message(page).waitFor();
  await last.focus();
  await page.keyboard.press('Tab');
  expect(await isFocused(page.getByRole('button', { name: 'Dismiss' }))).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(name);
  await message(page).click();
  await page.mouse.move(0, 0);
  await last.focus();
  expect(await focused()).toBe(name);
  await page.clock.runFor(5_000);
  await message(page).waitFor({ state: 'detached' });
  expect(await focused()).toBe(name);
});

test('the page can handle a message itself at its window', { tags: ['JC05'] }, async () => {
  const page = await open();
  const heard = page.evaluate(
    () =>
      new Promise((tell) =>
        window.addEventListener('pricebook-toast', (event) => {
          event.preventDefault();
          tell(event.detail);
        }),
      ),
  );
  await showToast(page);
  expect(await heard).toEqual({ type: 'success', title: 'Success', message: 'It is done.', duration: 3000 });
  expect(await page.locator('pricebook-toaster').count()).toBe(0);
});

test('its code loads after first paint, before the network may fail', async () => {
  const page = await open();
  await expect.poll(() => site().requests.some((path) => path.includes('toaster'))).toBe(true);
  // A text, because Vitest would replace import() by its own function.
  await page.evaluate("import('/probe/toaster.js').then(() => undefined)");
  site().makeTrouble(({ socket }) => {
    socket.destroy();
    return true;
  });
  await showToast(page);
  await message(page).waitFor();
});

test('is reachable above a modal dialog, and remains when it closes', async () => {
  const page = await open({ body: `<dialog>${probe}<button id="own">Own</button></dialog>` });
  const dialog = (does: 'showModal' | 'close') =>
    page.evaluate((what) => document.querySelector('dialog')?.[what](), does);
  await dialog('showModal');
  await showToast(page);
  await message(page).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).hover();
  await dialog('close');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(1_000);
  await message(page).waitFor({ state: 'detached' });
});

test('two copies of the script share one toaster', async () => {
  const { page } = await freshPage();
  const head = ['/probe/elements.js', '/copy/probe/react-page.js']
    .map((copy) => `<script type="module" src="${copy}"></script>`)
    .join('');
  await page.goto(site().page({ head, body: `${probe}<div id="app"></div>` }));
  const ask = page.getByRole('button', { name: 'Toast', exact: true });
  await ask.nth(1).waitFor();
  await ask.nth(0).click();
  // A message below the pointer remains, however long the second one takes.
  await message(page).hover();
  await ask.nth(1).press('Enter');
  await expect.poll(() => message(page).count()).toBe(2);
  expect(await page.locator('pricebook-toaster').count()).toBe(1);
  expect(site().requests).toContain('/copy/probe/react-page.js');
});
