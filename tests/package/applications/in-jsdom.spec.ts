// @vitest-environment jsdom
import { createServer } from 'node:http';
import 'pricebook/elements';
import { setSession } from 'pricebook';
import { expect, test } from 'vitest';

// Run by jsdom.test.ts in a project that has installed the package, as an application's own tests.
test.each((process.env.AREAS ?? '').split(','))('<pricebook-%s> mounts', async (area) => {
  const element = document.createElement(`pricebook-${area}`);
  const state = new Promise((resolve) => {
    element.addEventListener('pricebook-ready', (event) => resolve(event instanceof CustomEvent && event.detail.state));
  });
  document.body.append(element);
  expect(['ready', 'signed-out']).toContain(await state);
  expect((element.shadowRoot ?? element).textContent).not.toBe('');
  element.remove();
});

test('a table is shown', async () => {
  // jsdom has no layout.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  const page = {
    items: [{ ID: 1, COMPANY_NAME: 'Acme' }],
    meta: { currentPage: 1, itemsPerPage: 20, totalItems: 1, totalPages: 1 },
  };
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', 'application/json');
    response.end(request.method === 'OPTIONS' ? '' : JSON.stringify({ status: 200, message: '', data: page }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const apiBase = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  setSession({ accessToken: 'token', userInfo: {} }, { apiBase });
  const element = document.createElement('pricebook-companies');
  element.setAttribute('api-base', apiBase);
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.textContent, { timeout: 20_000 }).toContain('Acme');
  element.remove();
  server.close();
}, 30_000);
