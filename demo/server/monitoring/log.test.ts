import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLineBatcher, createLog, errorStack } from './log';

it('Log lines of one turn are written at once, or on exit', { tags: 'G303' }, async () => {
  const written: string[] = [];
  const { add, flush } = createLineBatcher((lines) => written.push(lines));
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

it('A line of the JSON log has no characters that control a terminal, and the same content', { tags: 'PS34' }, () => {
  const lines: string[] = [];
  const log = createLog('json', (line) => lines.push(line));
  const path = '/a\n\u001b[2J\u009b2J\u0085\u202e\u2028\u{e0041}';
  log.info({ path }, 'request');
  expect(lines[0]).toMatch(/^[\x20-\x7e]+\n$/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path });
});

it('The text of an error has the lines of its stack alone', { tags: 'PS34' }, () => {
  const error = new Error('550 refused\r\n{"level":"info"}\u001b[2J\u009b\u{e0041}');
  const [first, ...frames] = errorStack(error).split('\n');
  expect(first).toBe('Error: 550 refused\\u000d\\u000a{"level":"info"}\\u001b[2J\\u009b\\udb40\\udc41');
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) expect(frame).toMatch(/^ {4}at /);
  expect(errorStack('a\nb')).toBe('a\\u000ab');
});

it('The text of an error has its causes, each on lines of its own', { tags: 'PC59' }, () => {
  const refused = [
    new Error('connect ECONNREFUSED ::1:5432'),
    new Error('connect ECONNREFUSED 127.0.0.1:5432\nforged'),
  ];
  const inner = new AggregateError(refused);
  const error = new Error('No connection to the database could be opened.', { cause: inner });
  const lines = errorStack(error)
    .split('\n')
    .filter((line) => !line.startsWith('    at '));
  expect(lines).toEqual([
    'Error: No connection to the database could be opened.',
    expect.stringMatching(/^Caused by: AggregateError:? ?$/),
    'Caused by: Error: connect ECONNREFUSED ::1:5432',
    'Caused by: Error: connect ECONNREFUSED 127.0.0.1:5432\\u000aforged',
  ]);
  inner.cause = error;
  expect(errorStack(error).split('Caused by:').length).toBeLessThan(20);
  expect(errorStack(new Error('outer', { cause: 'a\nb' }))).toContain('\nCaused by: a\\u000ab');
});
