import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import type * as Api from './page-entry';

/** Globals of the page: two copies of the script, as two widgets of different releases would load, and its recorded events. */
export interface PageGlobals {
  readonly one: typeof Api;
  readonly two: typeof Api;
  /** Reasons of the `pricebook-signout` events so far. */
  readonly signouts: string[];
  readonly notes: unknown[];
}

declare global {
  interface Window extends PageGlobals {}
}

const html = `<!doctype html><title>API</title><script type="module">
import * as one from '/api.js';
import * as two from '/api.js?copy=2';
Object.assign(window, { one, two, signouts: [], notes: [] });
document.addEventListener('pricebook-signout', (event) => window.signouts.push(event.detail.reason));
document.documentElement.dataset.ready = '';
</script>`;

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('page-entry.ts', import.meta.url)), formats: ['es'] },
      // A single file, because the page server serves no other.
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The bundle is empty.');
  return chunk.code;
}

/** Serves a page with the API bundled, from an origin of its own. `isAnswered` may answer a request itself. */
export async function startPageServer(
  isAnswered: (...exchange: Parameters<RequestListener>) => boolean = () => false,
): Promise<{ readonly url: string; close(): void }> {
  const code = await bundle();
  const server = createServer((request, response) => {
    if (isAnswered(request, response)) return;
    const isScript = request.url?.startsWith('/api.js');
    response.writeHead(200, {
      'Content-Type': isScript ? 'text/javascript' : 'text/html',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(isScript ? code : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Opens the page and waits until its scripts have run. */
export async function openPage(page: Page, url: string): Promise<Page> {
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return page;
}
