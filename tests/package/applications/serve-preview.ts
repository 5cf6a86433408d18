import { preview } from 'vite';

/** Serves a built application's folder on loopback, by default at a free port. `url` is its origin. */
export async function servePreview(outDir: string, port = 0) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port, strictPort: port > 0, host: '127.0.0.1' },
  });
  return { url: new URL(server.resolvedUrls?.local[0] ?? '').origin, close: () => server.close() };
}
