import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type PreviewServer, preview } from 'vite';

const root = fileURLToPath(new URL('./pages', import.meta.url));
const outDir = fileURLToPath(new URL('../.cache/bench/site', import.meta.url));
const rivals = ['grid', 'ag-grid', 'mui-data-grid', 'react-admin', 'tanstack-table'];
const pages = ['bare', 'login', 'prices', 'sheet', ...rivals].map((name) => `${root}/${name}.html`);
// The rivals run with the project's React, of which there must be only one.
const alias = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [name, fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url))]),
);

/** Builds the bench's pages and serves them, from one origin with the API and scripts of the app if one is given. */
export async function startSite(appUrl?: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const shared = { configFile: false, root, logLevel: 'error' } as const;
  await build({
    ...shared,
    resolve: { alias },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022', rollupOptions: { input: pages, external: /^\/embed\// } },
  });
  // Served as the other pages' scripts are: through the app they would take another way, of another length.
  await cp(fileURLToPath(new URL('../dist/embed', import.meta.url)), `${outDir}/embed`, { recursive: true });
  const server: PreviewServer = await preview({
    ...shared,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', ...(appUrl && { proxy: { '/api': appUrl } }) },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The site of the bench has no address.');
  return { url, close: () => server.close() };
}
