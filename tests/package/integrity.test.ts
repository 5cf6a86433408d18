import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { areas } from '../../src/areas';
import { siteForTests } from '../element/site';
import { freshPages } from '../support/app/browser';
import { inProject } from './built-manifest';

const site = siteForTests();
const freshPage = freshPages();

interface Integrity {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}
// SAFETY: scripts/build/integrity.mjs has written it; the tests compare every value.
const { version, files } = JSON.parse(readFileSync(inProject('dist/embed/integrity.json'), 'utf8')) as Integrity;
const scriptWith = (hash: string | undefined) =>
  `<script type="module" src="/embed/pricebook.js" integrity="${hash}" crossorigin="anonymous"></script>`;

test('the embedded files carry the version of the package', { tags: 'F207' }, async () => {
  expect(version).toBe(manifest.version);
  for (const name of ['pricebook.js', 'page.js', ...areas.map((area) => `${area}.js`)]) {
    const [line] = readFileSync(inProject(`dist/embed/${name}`), 'utf8').split('\n');
    expect(line).toBe(`/*! pricebook ${manifest.version} | MIT */`);
  }
  const { page } = await freshPage();
  const script = site().script("import { version } from '/embed/pricebook.js'; document.title = 'It is ' + version;");
  await page.goto(site().page({ head: `<script type="module" src="${script}"></script>`, body: '' }));
  await expect.poll(() => page.title()).toBe(`It is ${manifest.version}`);
});

test('every script of the folder has its hash', { tags: 'F207' }, () => {
  const scripts = readdirSync(inProject('dist/embed')).filter((name) => name.endsWith('.js'));
  const hashes = scripts.map((name) => {
    const hash = createHash('sha384').update(readFileSync(inProject(`dist/embed/${name}`)));
    return [name, `sha384-${hash.digest('base64')}`];
  });
  expect(files).toEqual(Object.fromEntries(hashes));
});

test('no built file contains the folder that it was built in', { tags: 'FG13' }, () => {
  const root = inProject('').replace(/\/$/, '');
  // As text, and as it was once encoded in names.
  const traces = [root, Buffer.from(root).toString('base64url').slice(0, -2)];
  const built = readdirSync(inProject('dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|ts|css|html|json|md|map)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(root.length)}/${entry.name}`);
  const telling = built.filter((name) => {
    const text = name + readFileSync(root + name, 'utf8');
    return traces.some((trace) => text.includes(trace));
  });
  expect(telling).toEqual([]);
});

test('a page loads a script with the right hash', { tags: 'F207' }, async () => {
  const { page } = await freshPage();
  const body = '<pricebook-quotes></pricebook-quotes>';
  await page.goto(site().page({ head: scriptWith(files['pricebook.js']), body }));
  await page.locator('pricebook-quotes .pricebook').waitFor();
});

test('a page does not load a script with the hash of another', { tags: 'F207' }, async () => {
  const { page, expectComplaints } = await freshPage();
  expectComplaints(/integrity|Failed to load/i);
  const complaint = page.waitForEvent('console');
  await page.goto(site().page({ head: scriptWith(files['page.js']), body: '<pricebook-quotes></pricebook-quotes>' }));
  expect((await complaint).text()).toContain('integrity');
  expect(await page.evaluate(() => customElements.get('pricebook-quotes') === undefined)).toBe(true);
});

test('a retry loads no file past the hashes of the import map', { tags: 'F207' }, async () => {
  const { page, expectComplaints } = await freshPage();
  expectComplaints(/integrity|Failed to load|quotes/i);
  const requests: string[] = [];
  const importMap = { integrity: { '/embed/quotes.js': files['quotes.js'] } };
  const html = `<!doctype html><title>Page</title><script type="importmap">${JSON.stringify(importMap)}</script>
    ${scriptWith(files['pricebook.js'])}<pricebook-quotes></pricebook-quotes>`;
  site().makeTrouble(({ url = '' }, response) => {
    const isPage = url === '/with-hashes.html';
    if (!isPage && !/^\/embed\/quotes\.js/.test(url)) return false;
    if (!isPage) requests.push(url);
    const [type, text] = isPage ? ['text/html', html] : ['text/javascript', 'globalThis.isTampered = true;'];
    response.setHeader('content-type', type).end(text);
    return true;
  });
  await page.goto(`${site().origin}/with-hashes.html`);
  const alert = page.locator('pricebook-quotes').getByRole('alert');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await alert.getByText('load the page again').waitFor();
  expect(requests.filter((address) => address.includes('retry'))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isTampered') as unknown)).toBeUndefined();
});
