import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../../demo/host/routes';
import { type RunningServer, startHostPage } from '../../../demo/server/server';

/** A minimal build. */
const built = {
  'host/index.html':
    '<!doctype html><meta name="pricebook-api-base" content=""><script type="module" src="/assets/index-BkD3x9a1.js"></script>',
  'host/assets/index-BkD3x9a1.js': `export const text = '${'x'.repeat(5000)}';`,
  'host/embed/plain.html': '<!doctype html><title>plain</title>',
  'host/embed/strict.html': '<!doctype html><title>strict</title>',
  'embed/pricebook.js': 'export {};',
  'embed/prices.AB12CD3.js': 'export {};',
  'embed/prices.AB12CD3.js.br': brotliCompressSync('export {};'),
  'secret.txt': 'not for everyone',
};

describe('The built pages', () => {
  let dist: string;
  let server: RunningServer;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'pricebook-dist-'));
    for (const [path, text] of Object.entries(built)) {
      await mkdir(dirname(join(dist, path)), { recursive: true });
      await writeFile(join(dist, path), text);
    }
    server = await startHostPage('https://api.example/"><b>', { dist });
  });
  afterAll(async () => {
    await server?.close();
    await rm(dist, { recursive: true, force: true });
  });

  it.each(['/admin-approval?email=a&token=b', ...routes.map(({ path }) => path)])(
    'include the host page at %s',
    { tags: 'FH10' },
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('/assets/index-');
    },
  );

  it('pass the host page its API_BASE, as text', async () => {
    const html = await (await get('/')).text();
    expect(html).toContain('content="https://api.example/&#34;&#62;&#60;b&#62;"');
  });

  it('have a policy that allows the host page only its API', { tags: 'C913' }, async () => {
    const policy = (await get('/prices')).headers.get('content-security-policy') ?? '';
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
    expect(rules.get('script-src')).toBe("script-src 'self'");
    expect(rules.get('style-src')).toBe("style-src 'self'");
    expect(rules.get('connect-src')).toBe("connect-src 'self' https://api.example");
    expect(rules.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(rules.get('trusted-types')).toBe('trusted-types pricebook');
    expect(policy).not.toContain('unsafe');
  });

  it('have headers against framing, sniffing and referrers', {
    tags: 'C913',
  }, async () => {
    for (const path of ['/', '/prices', '/demo/embed/strict.html']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('have hashed files cached forever, and others revalidated', async () => {
    for (const path of ['/assets/index-BkD3x9a1.js', '/embed/prices.AB12CD3.js']) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const script = await get('/embed/pricebook.js');
    expect(script.headers.get('cache-control')).toBe('no-cache');
    const etag = script.headers.get('etag') ?? '';
    expect((await get('/embed/pricebook.js', { 'if-none-match': etag })).status).toBe(304);
  });

  it('may load the embeddable scripts', async () => {
    const { headers } = await get('/embed/pricebook.js', { origin: 'https://shop.example' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-type')).toContain('javascript');
  });

  it('include the embedding pages, of which the strict one is strict', async () => {
    expect((await get('/demo/embed/plain.html')).headers.get('content-security-policy')).toBeNull();
    const strict = await get('/demo/embed/strict.html');
    expect(await strict.text()).toContain('strict');
    expect(strict.headers.get('content-security-policy')).toContain('require-trusted-types-for');
  });

  it('exclude the embedding pages without the demo data', { tags: 'GS07' }, async () => {
    for (const seed of ['none', 'demo'] as const) {
      const one = await startHostPage('https://api.example', { dist, seed: { kind: seed } });
      const { status } = await fetch(`${one.url}/demo/embed/plain.html`);
      await one.close();
      expect([seed, status]).toEqual([seed, seed === 'demo' ? 200 : 404]);
    }
  });

  it('have precompressed files for clients that accept them', { tags: 'C919' }, async () => {
    const compressed = await get('/embed/prices.AB12CD3.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')).toContain('Accept-Encoding');
    expect(compressed.headers.get('content-type')).toContain('javascript');
    expect(compressed.headers.get('cache-control')).toContain('immutable');
    expect(await compressed.text()).toBe('export {};');
    const plain = await get('/embed/prices.AB12CD3.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('export {};');
  });

  it('are compressed', async () => {
    expect(
      (await get('/assets/index-BkD3x9a1.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding'),
    ).toBe('gzip');
  });

  it.each([
    '/secret.txt',
    '/embed/../secret.txt',
    '/embed/%2e%2e/secret.txt',
    '/embed/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/no-such-page',
    '/demo/embed/none.html',
    '/api/price/getPrice',
  ])('include nothing at %s', { tags: 'C911' }, async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('not for everyone');
  });
});
