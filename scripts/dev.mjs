// `npm run dev`: the pages with hot reload, in front of the reference back end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createSocket } from 'node:net';
import { extname, join } from 'node:path';
import { bin, root } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

await ensureDependencies();
const { createServer } = await import('vite');

async function freePort() {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

const types = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** Serves the embedding pages unchanged, and the sources in place of the built files that they load. */
const embedSources = {
  name: 'embed-sources',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url, 'http://localhost');
      if (pathname.startsWith('/demo/embed/') && extname(pathname) in types) {
        let page = await readFile(join(root, pathname), 'utf8').catch(() => undefined);
        // Hot reload needs its script in the page, before any component.
        if (page && pathname.endsWith('.html')) page = await server.transformIndexHtml(pathname, page);
        response.writeHead(page ? 200 : 404, { 'content-type': types[extname(pathname)] });
        response.end(page);
        return;
      }
      const [, file] = /^\/embed\/([a-z-]+)\.js/.exec(pathname) ?? [];
      if (file === 'pricebook') request.url = `/@fs${join(root, 'src/embed/auto.ts')}`;
      else if (file === 'page') request.url = `/@fs${join(root, 'src/embed/page/page-session.ts')}`;
      else if (file) request.url = `/@fs${join(root, `src/widgets/${file}/element.ts`)}`;
      next();
    });
  },
};

const port = Number(process.env.PORT ?? 4173);
const apiPort = await freePort();
const back = spawn(bin('tsx'), ['demo/server/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const target = `http://127.0.0.1:${apiPort}`;
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  plugins: [embedSources],
  server: {
    port,
    strictPort: true,
    // Vite would look for the scripts of the embedding pages before embedSources has resolved them.
    preTransformRequests: false,
    fs: { allow: [root] },
    proxy: { '/api': target, '/health': target, '/outbox': target, '/confirm-email': target },
  },
});

async function stop(code) {
  back.kill('SIGTERM');
  await vite.close();
  process.exit(code);
}
back.once('exit', (code) => void stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => back.kill(signal));
await vite.listen().catch((error) => {
  console.error(`PORT=${port} cannot be used: ${error.message}.`);
  return stop(1);
});
vite.printUrls();
