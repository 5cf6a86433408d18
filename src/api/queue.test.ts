import { expect, test } from 'vitest';
import { inTurn } from './queue';

const held = () => {
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { done, release };
};

test('requests of one path run one at a time, in the order of the calls', async () => {
  const log: string[] = [];
  const first = held();
  const run = (name: string, wait?: Promise<void>) => async () => {
    log.push(`${name} begins`);
    await wait;
    log.push(`${name} ends`);
  };
  const all = [inTurn('order', run('a', first.done)), inTurn('order', run('b')), inTurn('order', run('c'))];
  first.release();
  await Promise.all(all);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('requests of another path do not wait', async () => {
  const first = held();
  const waiting = inTurn('one path', () => first.done);
  await expect(inTurn('another path', async () => 'done')).resolves.toBe('done');
  first.release();
  await waiting;
});

test('a failing request lets the next one go on, even when it fails at once', async () => {
  const failing = inTurn('failing', () => {
    throw new Error('at once');
  });
  const next = inTurn('failing', async () => 'went on');
  await expect(failing).rejects.toThrow('at once');
  await expect(next).resolves.toBe('went on');
});

test('a request that is aborted while it waits is never run and is superseded', async () => {
  const first = held();
  const controller = new AbortController();
  const ran: string[] = [];
  const running = inTurn('waiting', () => first.done);
  const dropped = inTurn('waiting', async () => ran.push('dropped'), controller.signal);
  const last = inTurn('waiting', async () => ran.push('last'));
  controller.abort();
  await expect(dropped).rejects.toMatchObject({ kind: 'superseded' });
  first.release();
  await Promise.all([running, last]);
  expect(ran).toEqual(['last']);
});

test('a request that was aborted before it was queued is not run', async () => {
  await expect(inTurn('aborted', async () => 'ran', AbortSignal.abort())).rejects.toMatchObject({ kind: 'superseded' });
  await expect(inTurn('aborted', async () => 'next')).resolves.toBe('next');
});
