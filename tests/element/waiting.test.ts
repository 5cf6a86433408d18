import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { probeFiles } from './probe-files';
import { siteForTests } from './site';

const site = siteForTests(probeFiles());
const freshPage = freshPages();

async function open(attributes = ''): Promise<Page & { expectComplaints(pattern: RegExp): void }> {
  const { page, expectComplaints } = await freshPage();
  await page.clock.install();
  const head = '<script type="module" src="/probe/elements.js"></script>';
  await page.goto(site().page({ head, body: `<pricebook-probe api-base="/" ${attributes}></pricebook-probe>` }));
  await page.getByRole('button', { name: 'Read' }).waitFor();
  return Object.assign(page, { expectComplaints });
}

const spinner = (page: Page) => page.getByRole('img', { name: 'Loading' });

/** Starts a request that is pending until the promise settles. */
async function readSlowly(page: Page): Promise<() => void> {
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  site().makeTrouble(async ({ url }, response) => {
    if (url !== '/api/slow') return false;
    await answered;
    response.setHeader('content-type', 'application/json').end('{"status":200,"message":"","data":{}}');
    return true;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Read' }).click();
  return release;
}

test.each([
  ['', 'absolute'],
  ['spinner="screen"', 'fixed'],
])(
  'with %j the spinner shows after 150 ms without blocking, then hides',
  { tags: ['A037', 'A106'] },
  async (attributes, position) => {
    const page = await open(attributes);
    const release = await readSlowly(page);
    await page.clock.runFor(140);
    expect(await spinner(page).count()).toBe(0);
    await page.clock.runFor(20);
    await spinner(page).waitFor();
    const style = await page.locator('.pricebook-busy').evaluate((busy) => {
      const { position: place, pointerEvents } = getComputedStyle(busy);
      return [place, pointerEvents];
    });
    expect(style).toEqual([position, 'none']);
    expect(await page.getByRole('button', { name: 'Read' }).evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.getByRole('button', { name: 'Counted' }).click();
    release();
    await page.clock.resume();
    await spinner(page).waitFor({ state: 'detached' });
  },
);

test('with spinner="none" no spinner is shown', async () => {
  const page = await open('spinner="none"');
  const release = await readSlowly(page);
  await page.clock.runFor(1_000);
  expect(await spinner(page).count()).toBe(0);
  release();
});

test('with spinner="none" the words are shown after 10 s, without the spinner', { tags: 'RC13' }, async () => {
  const page = await open('spinner="none"');
  const release = await readSlowly(page);
  await page.clock.runFor(160);
  await page.locator('.pricebook-busy').waitFor({ state: 'attached' });
  await page.clock.runFor(9_000);
  expect(await page.getByText('Still loading …').count()).toBe(0);
  await page.clock.runFor(1_500);
  await page.getByText('Still loading …').waitFor();
  expect(await spinner(page).count()).toBe(0);
  release();
  await page.clock.resume();
  await page.getByText('Still loading …').waitFor({ state: 'detached' });
});

test('a failed lazy part shows an error, and a retry loads it', { tags: 'A110' }, async () => {
  const page = await open();
  page.expectComplaints(/ERR_EMPTY_RESPONSE/);
  site().makeTrouble(({ url, socket }) => {
    if (url === '/probe/late.js') socket.destroy();
    return url === '/probe/late.js';
  });
  await page.getByRole('button', { name: 'Late' }).click();
  await page.getByRole('alert').getByText('A part of the program could not be loaded').waitFor();
  site().makeTrouble(() => false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Late, but here.').waitFor();
  await page.getByRole('button', { name: 'Counted 0' }).waitFor();
});

test('after 10 s the spinner says that the widget is still loading', { tags: 'RC10' }, async () => {
  const page = await open();
  const release = await readSlowly(page);
  await page.clock.runFor(160);
  await spinner(page).waitFor();
  await page.clock.runFor(9_000);
  expect(await page.getByText('Still loading …').count()).toBe(0);
  await page.clock.runFor(1_500);
  await page.getByText('Still loading …').waitFor();
  release();
  await page.clock.resume();
  await page.getByText('Still loading …').waitFor({ state: 'detached' });
});

test('a busy server shows the seconds until the next attempt', { tags: 'RC10' }, async () => {
  const page = await open();
  page.expectComplaints(/Failed to load resource/);
  let attempts = 0;
  site().makeTrouble(async ({ url }, response) => {
    if (url !== '/api/slow') return false;
    attempts += 1;
    if (attempts === 1) response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '20' });
    else response.setHeader('content-type', 'application/json');
    response.end(`{"status":${attempts === 1 ? 503 : 200},"message":"","data":{}}`);
    return true;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const refused = page.waitForResponse(/slow$/);
  await page.getByRole('button', { name: 'Read' }).click();
  await refused;
  await expect
    .poll(async () => {
      await page.clock.runFor(160);
      return page.getByText('The server is busy. It is asked again by itself', { exact: true }).count();
    })
    .toBe(1);
  await page.clock.runFor(5_000);
  await page.getByText(/in 1[45] seconds/).waitFor();
  await page.clock.runFor(16_000);
  await page.getByText('The server is busy.', { exact: false }).first().waitFor({ state: 'detached' });
  await expect.poll(() => attempts).toBe(2);
});
