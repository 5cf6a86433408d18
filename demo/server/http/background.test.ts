import { expect, it } from 'vitest';
import { createBackground } from './background';

it('Background work is awaited, including the work that it starts', async () => {
  const background = createBackground(() => {});
  const done: string[] = [];
  background.run(async () => {
    background.run(async () => void done.push('second'));
    done.push('first');
  });
  expect(done).toEqual([]);
  await background.whenIdle();
  expect(done).toEqual(['first', 'second']);
});

it('A failure in the background is reported without affecting other work', async () => {
  const reported: unknown[] = [];
  const background = createBackground((error) => reported.push(error));
  const failure = new Error('no such host');
  background.run(() => Promise.reject(failure));
  background.run(async () => {
    throw failure;
  });
  await background.whenIdle();
  expect(reported).toEqual([failure, failure]);
});

it('Pending background work is abandoned after the time limit', async () => {
  const background = createBackground(() => {});
  background.run(() => new Promise(() => {}));
  await expect(background.whenIdle(5)).resolves.toBeUndefined();
});
