import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { batchLines, createLog } from './log';

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

it('A line of the readable log has no control characters', { tags: 'PS10' }, () => {
  const lines: string[] = [];
  const log = createLog('text', (line) => lines.push(line));
  const path = '/a\n12:00:00 sign-in (account 1)\u001b[2J\u202e\u2028\u0085';
  log.info({ method: 'GET', path, status: 404, ms: 1 }, 'request');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^\d\d:\d\d:\d\d GET \/a\\u000a12:00:00 sign-in .*\\u001b\[2J\\u202e\\u2028\\u0085 404 1 ms\n$/,
  );
  log.info('One\r\ntwo');
  expect(lines[1]).toMatch(/ One\\u000d\\u000atwo\n$/);
});
