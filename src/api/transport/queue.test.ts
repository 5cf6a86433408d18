import { expect, test } from 'vitest';
import { enqueue } from './queue';

const held = () => {
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { done, release };
};

test('requests to one path run one at a time, in call order', async () => {
  const log: string[] = [];
  const first = held();
  const run = (name: string, wait?: Promise<void>) => async () => {
    log.push(`${name} begins`);
    await wait;
    log.push(`${name} ends`);
  };
  const all = [enqueue('order', run('a', first.done)), enqueue('order', run('b')), enqueue('order', run('c'))];
  first.release();
  await Promise.all(all);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('requests to another path do not wait', async () => {
  const first = held();
  const waiting = enqueue('one path', () => first.done);
  await expect(enqueue('another path', async () => 'done')).resolves.toBe('done');
  first.release();
  await waiting;
});

test('a failing request does not block the next, even failing synchronously', async () => {
  const failing = enqueue('failing', () => {
    throw new Error('at once');
  });
  const next = enqueue('failing', async () => 'went on');
  await expect(failing).rejects.toThrow('at once');
  await expect(next).resolves.toBe('went on');
});

test('a request aborted in the queue is superseded and never runs', async () => {
  const first = held();
  const controller = new AbortController();
  const ran: string[] = [];
  const running = enqueue('waiting', () => first.done);
  const dropped = enqueue('waiting', async () => ran.push('dropped'), controller.signal);
  const last = enqueue('waiting', async () => ran.push('last'));
  controller.abort();
  await expect(dropped).rejects.toMatchObject({ kind: 'superseded' });
  first.release();
  await Promise.all([running, last]);
  expect(ran).toEqual(['last']);
});

test('a request aborted before it is queued never runs', async () => {
  await expect(enqueue('aborted', async () => 'ran', AbortSignal.abort())).rejects.toMatchObject({
    kind: 'superseded',
  });
  await expect(enqueue('aborted', async () => 'next')).resolves.toBe('next');
});
