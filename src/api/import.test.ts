import { expect, test } from 'vitest';

test('importing the client and the session leaves no trace on the page and works where there is none', async () => {
  const before = Reflect.ownKeys(globalThis);
  await Promise.all([
    import('./client'),
    import('./session'),
    import('./drafts'),
    import('./prices'),
    import('./auth'),
  ]);
  // The first touch of `fetch` leaves Node's own mark.
  const left = Reflect.ownKeys(globalThis).filter((key) => !before.includes(key) && !String(key).includes('undici'));
  expect(left).toEqual([]);
});
