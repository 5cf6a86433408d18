import { expect, test } from 'vitest';

test('importing client and session changes no page state and works in Node', async () => {
  const before = Reflect.ownKeys(globalThis);
  await Promise.all([
    import('./client'),
    import('../session/session'),
    import('../drafts/stored-drafts'),
    import('../resources/prices'),
    import('../resources/auth'),
  ]);
  // The first touch of `fetch` leaves Node's own mark.
  const left = Reflect.ownKeys(globalThis).filter((key) => !before.includes(key) && !String(key).includes('undici'));
  expect(left).toEqual([]);
});
