import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { siteForTests, type Trouble } from './site';

const site = siteForTests();
const freshPage = freshPages();

const script = '<script type="module" src="/embed/pricebook.js"></script>';
const quotes = '<pricebook-quotes></pricebook-quotes>';

async function open(body: string, head = script): Promise<Page & { expectComplaints(pattern: RegExp): void }> {
  const { page, expectComplaints } = await freshPage();
  await page.goto(site().page({ head, body }));
  return Object.assign(page, { expectComplaints });
}

const isChunk = (url: string | undefined) => /^\/embed\/quotes/.test(url ?? '');
const isPart = (url: string | undefined) => /^\/embed\/dialog-in-place/.test(url ?? '');
const heading = (page: Page) => page.locator('pricebook-quotes .pricebook').getByRole('heading');

type At = (isHit: typeof isChunk) => Trouble;
const cut: At =
  (isHit) =>
  ({ url, socket }) => {
    if (isHit(url)) socket.destroy();
    return isHit(url);
  };
const missing: At =
  (isHit) =>
  ({ url }, response) => {
    if (isHit(url)) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    return isHit(url);
  };
const brokenCode: At =
  (isHit) =>
  ({ url }, response) => {
    if (isHit(url)) response.setHeader('content-type', 'text/javascript').end('throw new Error("broken")');
    return isHit(url);
  };
const silence: At =
  (isHit) =>
  ({ url }) =>
    isHit(url);

test('only the script itself is loaded on a page without widgets', async () => {
  const page = await open('<p>Nothing here.</p>');
  await page.getByText('Nothing here.').waitFor();
  expect(site().requests.filter((path) => path.startsWith('/embed/'))).toEqual(['/embed/pricebook.js']);
});

test('a tag that is added later is found', async () => {
  const page = await open('<main></main>');
  await page.evaluate(() => {
    const late = document.createElement('section');
    late.append(document.createElement('pricebook-quotes'));
    document.querySelector('main')?.append(late);
  });
  await heading(page).waitFor();
});

const reasons = {
  network: 'the network or its server did not deliver it',
  'time-out': 'it took longer than 120 seconds',
  evaluation: 'it failed while starting',
} as const;

test.each([
  ['cut off', 'network', cut],
  ['missing', 'network', missing],
  ['broken', 'evaluation', brokenCode],
] as const)(
  'a chunk that is %s fails by %s, and retry refetches',
  { tags: ['A077', 'A110', 'FG12'] },
  async (_, kind, trouble) => {
    const { page, expectComplaints } = await freshPage();
    expectComplaints(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|broken|404/);
    await page.addInitScript(() => {
      const errors: unknown[] = [];
      Reflect.set(globalThis, 'loadErrors', errors);
      document.addEventListener('pricebook-error', ({ detail }) => errors.push(detail));
    });
    site().makeTrouble(trouble(isChunk));
    await page.goto(site().page({ head: script, body: quotes }));
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(`A part of the program could not be loaded: ${reasons[kind]}.`);
    const message = expect.stringContaining(reasons[kind]) as unknown;
    expect(await page.evaluate(() => Reflect.get(globalThis, 'loadErrors') as unknown)).toEqual([
      { operation: 'load', kind: 'code', message },
    ]);
    site().makeTrouble(() => false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page).waitFor();
    expect(await alert.count()).toBe(0);
    expect(site().requests.filter((path) => isChunk(path) && !path.endsWith('.map')).length).toBeGreaterThanOrEqual(2);
  },
);

test('a chunk times out after 120 seconds, and retry starts anew', {
  tags: ['A084', 'FG12'],
}, async () => {
  const { page } = await freshPage();
  await page.clock.install();
  site().makeTrouble(silence(isChunk));
  await page.goto(site().page({ head: script, body: quotes }), { waitUntil: 'domcontentloaded' });
  await expect.poll(() => site().requests.some(isChunk)).toBe(true);
  await page.clock.runFor(110_000);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.clock.runFor(12_000);
  await page.getByRole('alert').getByText(reasons['time-out']).waitFor();
  site().makeTrouble(() => false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page).waitFor();
});

test.each([
  ['cut off', 'network', cut],
  ['missing', 'network', missing],
  ['broken', 'evaluation', brokenCode],
  ['stalled', 'time-out', silence],
] as const)('a lazy part that is %s fails by %s, and retry succeeds', { tags: 'FG12' }, async (_, kind, trouble) => {
  const { page, expectComplaints } = await freshPage();
  expectComplaints(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|broken|404/);
  await page.clock.install();
  site().makeTrouble(trouble(isPart));
  await page.goto(site().page({ head: script, body: '<pricebook-prices></pricebook-prices>' }));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => site().requests.some(isPart)).toBe(true);
  if (kind === 'time-out') await page.clock.runFor(121_000);
  await page.getByText(`A part of the program could not be loaded: ${reasons[kind]}.`).waitFor();
  site().makeTrouble(() => false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).getByLabel('Email').waitFor();
  expect(await page.getByText(/could not be loaded/).count()).toBe(0);
});

test.each([
  ['code', isPart],
  ['new-version', () => true],
] as const)('a lazy part that is gone emits an error of kind %s', { tags: 'RH02' }, async (kind, isGone) => {
  const { page, expectComplaints } = await freshPage();
  expectComplaints(/404/);
  await page.goto(site().page({ head: script, body: '<pricebook-prices></pricebook-prices>' }));
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await signIn.waitFor();
  await page.evaluate(() =>
    document.addEventListener('pricebook-error', ({ target, detail }) => {
      document.title = `${target instanceof Element && target.localName} ${detail.operation} ${detail.kind}`;
    }),
  );
  site().makeTrouble(missing(isGone));
  await signIn.click();
  await expect.poll(() => page.title()).toBe(`pricebook-prices load ${kind}`);
});

/** A page whose own script talks to Pricebook before any of its code is there. */
async function openWithCalls(calls: string, body: string) {
  const { page, expectComplaints } = await freshPage();
  const text = `import { clearSession, configure, load, setSession } from '/embed/pricebook.js';\n${calls}`;
  const head = `<script type="module" src="${site().script(text)}"></script>`;
  await page.goto(site().page({ head, body }));
  return Object.assign(page, { expectComplaints });
}

const header = '<pricebook-header></pricebook-header>';
const session = `setSession({ accessToken: 'early', userInfo: { NAME: 'Ada Byron' } });`;

test('configure and setSession take effect before any widget renders', async () => {
  const page = await openWithCalls(`configure({ storage: 'memory' }); ${session}`, header);
  await page.getByRole('button', { name: 'Ada Byron' }).waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a session set without widgets is stored for the next page', async () => {
  const page = await openWithCalls(session, '');
  const key = `pricebook.accessToken@${site().origin}`;
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe('early');
});

test.each([
  ['cut off', cut],
  ['missing', missing],
] as const)('calls are not lost when the code they need is %s at first', { tags: 'FG12' }, async (_, trouble) => {
  let failures = 0;
  const fail = trouble((url) => /^\/embed\/page\.js/.test(url ?? '') && failures < 2);
  site().makeTrouble(async (request, response) => {
    const hasFailed = await fail(request, response);
    failures += Number(hasFailed);
    return hasFailed;
  });
  const page = await openWithCalls(`configure({ apiBase: 'https://api.example.test' }); ${session}`, '');
  page.expectComplaints(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|404/);
  const stored = () => page.evaluate(() => localStorage.getItem('pricebook.accessToken@https://api.example.test'));
  await expect.poll(stored).toBe('early');
  expect(failures).toBe(2);
});

test('an invalid option logs an error without further effect', async () => {
  const page = await openWithCalls(`configure({ colour: 'red' }); ${session}`, header);
  page.expectComplaints(/configure\(\{ colour \}\) was refused: no such option/);
  await page.getByRole('button', { name: 'Ada Byron' }).waitFor();
});

test('load fetches an area without waiting for its tag', async () => {
  const page = await openWithCalls(`await load('quotes'); document.title = 'Loaded';`, '');
  await expect.poll(() => page.title()).toBe('Loaded');
  expect(await page.evaluate(() => customElements.get('pricebook-quotes') !== undefined)).toBe(true);
});

test.each(['login', 'register', 'reset'])(
  'a copied form of %s never submits to the page',
  { tags: 'JB02' },
  async (area) => {
    const attributes = 'email="ada@example.test" token="t"';
    const page = await open(`<pricebook-${area} ${attributes}></pricebook-${area}><main></main>`);
    await page.locator(`pricebook-${area} form`).waitFor();
    site().makeTrouble(({ method }, response) => {
      if (method === 'POST') response.writeHead(204).end();
      return method === 'POST';
    });
    const address = page.url();
    await page.evaluate((tag) => {
      const form = document.querySelector(`${tag} form`)?.cloneNode(true);
      document.querySelector(tag)?.remove();
      if (form) document.querySelector('main')?.append(form);
    }, `pricebook-${area}`);
    const sent = page
      // Not the scripts that a form loads after its first paint.
      .waitForRequest((request) => request.method() === 'POST' || request.isNavigationRequest(), { timeout: 1_500 })
      .then(
        (request) => request.url(),
        () => 'nothing',
      );
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.querySelector('button')?.click();
    });
    expect(await sent).toBe('nothing');
    expect(page.url()).toBe(address);
  },
);
