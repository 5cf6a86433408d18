import { expect, it } from 'vitest';
import { createBackground } from './background';

it('Background work is awaited, with what it starts in turn', async () => {
  const background = createBackground(() => {});
  const done: string[] = [];
  background.run(async () => {
    background.run(async () => void done.push('second'));
    done.push('first');
  });
  expect(done).toEqual([]);
  await background.idle();
  expect(done).toEqual(['first', 'second']);
});

it('A failure in the background is reported and stops nothing else', async () => {
  const reported: unknown[] = [];
  const background = createBackground((error) => reported.push(error));
  const failure = new Error('no such host');
  background.run(() => Promise.reject(failure));
  background.run(async () => {
    throw failure;
  });
  await background.idle();
  expect(reported).toEqual([failure, failure]);
});

it('Work that does not end is not waited for beyond the limit', async () => {
  const background = createBackground(() => {});
  background.run(() => new Promise(() => {}));
  await expect(background.idle(5)).resolves.toBeUndefined();
});
