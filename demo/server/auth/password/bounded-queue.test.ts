import { expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue';

/** A task with a function that resolves it. */
function task() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => done, end: () => end() };
}

it('runs a limited number of tasks at once, the others in order', { tags: ['IG21'] }, async () => {
  const queue = boundedQueue({ running: 2, waiting: 5, waitMs: 60_000 });
  const started: number[] = [];
  const tasks = [task(), task(), task(), task()];
  const all = tasks.map(({ run }, index) =>
    queue(() => {
      started.push(index);
      return run();
    }),
  );
  await expect.poll(() => started).toEqual([0, 1]);
  tasks[1]?.end();
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const { end } of tasks) end();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});

it('rejects tasks with 503 when full or after too long a wait', { tags: ['IG21'] }, async () => {
  const queue = boundedQueue({ running: 1, waiting: 1, waitMs: 20 });
  const first = task();
  const running = queue(first.run);
  const late = queue(async () => 'never');
  await expect(queue(async () => 'never')).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  await expect(late).rejects.toMatchObject({ status: 503 });
  first.end();
  await running;
  expect(await queue(async () => 'served')).toBe('served');
});

it('runs the next task after one that failed', { tags: ['IG21'] }, async () => {
  const queue = boundedQueue({ running: 1, waiting: 1, waitMs: 60_000 });
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue(async () => 'served')).toBe('served');
});
