import { afterAll, beforeAll } from 'vitest';
import type { ServerOptions } from '../../../demo/server/server';
import { type App, startApp } from './app';

/** Starts the product once for the tests of a file; read it inside them. */
export function appForTests(options?: ServerOptions): () => App {
  let app: App | undefined;
  beforeAll(async () => {
    app = await startApp(options);
  });
  afterAll(() => app?.close());
  return () => {
    if (!app) throw new Error('The product is started before the first test, not at import.');
    return app;
  };
}
