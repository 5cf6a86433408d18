import { fileURLToPath } from 'node:url';
import { build, type PreviewServer, preview } from 'vite';

const root = fileURLToPath(new URL('./pages', import.meta.url));
const outDir = fileURLToPath(new URL('../.cache/bench/site', import.meta.url));
const pages = ['bare', 'grid', 'login', 'prices', 'sheet'].map((name) => `${root}/${name}.html`);

/** Builds the bench's pages and serves them, from one origin with the API and scripts of the app if one is given. */
export async function startSite(appUrl?: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const shared = { configFile: false, root, logLevel: 'error' } as const;
  await build({
    ...shared,
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022', rollupOptions: { input: pages, external: /^\/embed\// } },
  });
  const server: PreviewServer = await preview({
    ...shared,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', ...(appUrl && { proxy: { '/api': appUrl, '/embed': appUrl } }) },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The site of the bench has no address.');
  return { url, close: () => server.close() };
}
