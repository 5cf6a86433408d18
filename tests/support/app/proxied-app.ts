import { afterAll, afterEach, beforeAll } from 'vitest';
import { appForTests } from './app-under-test';
import { createProxy, type NetworkProxy } from './proxy';

/** The product behind a proxy, for the tests of a file. After each test the network is restored. Read both inside the tests. */
export function proxiedApp(options?: Parameters<typeof appForTests>[0]) {
  const app = appForTests(options);
  let proxy: NetworkProxy;
  beforeAll(async () => {
    proxy = await createProxy(app().url);
  });
  afterEach(() => proxy.restore());
  afterAll(() => proxy.close());
  return { app, proxy: () => proxy };
}
