import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { batchLines } from './log';

it('Log lines of one turn are written at once, or on exit', { tags: 'G303' }, async () => {
  const written: string[] = [];
  const { add, flush } = batchLines((lines) => written.push(lines));
  add('one\n');
  add('two\n');
  expect(written).toEqual([]);
  await setImmediate();
  expect(written).toEqual(['one\ntwo\n']);
  add('three\n');
  flush();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
  await setImmediate();
  expect(written).toHaveLength(2);
});
