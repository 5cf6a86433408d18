import { expect, it } from 'vitest';
import { ConnectionTimedOut, DatabaseUnavailable } from '../db/sql-state';
import { createDatabaseState } from './database-state';

const failure = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  [failure('53100'), 'disk full'],
  [failure('ENOSPC'), 'disk full'],
  [failure('57014'), 'timeout'],
  [new ConnectionTimedOut(10_000), 'timeout'],
  [new DatabaseUnavailable(undefined), 'connection'],
  [failure('ECONNRESET'), 'connection'],
  [failure('40P01'), 'conflict'],
  [failure('42P01'), 'other'],
  [failure('ERR_ASSERTION'), undefined],
  [new Error('broken'), undefined],
])('%s counts as %s', { tags: 'PS25' }, (error, kind) => {
  const counted: string[] = [];
  createDatabaseState({ countDatabaseError: (one) => counted.push(one) }).observe(error);
  expect(counted).toEqual(kind === undefined ? [] : [kind]);
});

it('A disk counts as full for a minute after its last error', { tags: 'PS25' }, () => {
  let now = 0;
  const state = createDatabaseState({ countDatabaseError: () => {} }, () => now);
  expect(state.isDiskFull()).toBe(false);
  state.observe(failure('53100'));
  now = 59_000;
  expect(state.isDiskFull()).toBe(true);
  now = 61_000;
  expect(state.isDiskFull()).toBe(false);
});
