import { afterEach, expect, test, vi } from 'vitest';
import { spawnWorker } from './spawn';

afterEach(() => vi.unstubAllGlobals());

// Turbopack gives modules a `file:` address and assets an address of the page's origin, as Node does here.
test('a Worker without an origin uses the page’s origin', { tags: 'JT01' }, () => {
  const started: string[] = [];
  vi.stubGlobal('location', new URL('https://shop.example/prices/today'));
  vi.stubGlobal(
    'Worker',
    class {
      constructor(address: string) {
        started.push(address);
      }
    },
  );
  spawnWorker('/_next/static/media/sheet-worker.js');
  expect(started).toEqual(['https://shop.example/_next/static/media/sheet-worker.js']);
});
