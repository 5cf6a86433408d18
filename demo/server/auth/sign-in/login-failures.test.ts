import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../../tests/support/app/empty-database';
import { type OpenDatabase, openDatabase } from '../../db/database';
import { migrate } from '../../db/migrate';
import { type Attempt, clearFailures, recordFailure, requireAttemptsLeft } from './login-failures';

const start = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe('Failed sign-ins', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(await memoryStore());
    await migrate(database.db);
  }, 60_000);
  afterAll(() => database?.close());

  const failTimes = async (times: number, attempt: (failure: number) => Attempt) => {
    for (let failure = 0; failure < times; failure += 1) await recordFailure(database.db, attempt(failure));
  };

  it('lock an address after 100 in 15 minutes, whatever the accounts', async () => {
    const from = (address: string, email: string, now = start): Attempt => ({ email, address, now });
    await failTimes(100, (failure) => from('1.1.1.1', `a${failure}@x.test`));
    await expect(requireAttemptsLeft(database.db, from('1.1.1.1', 'b@x.test'))).rejects.toMatchObject({ status: 429 });
    await expect(recordFailure(database.db, from('1.1.1.1', 'b@x.test'))).rejects.toMatchObject({ status: 429 });
    await requireAttemptsLeft(database.db, from('2.2.2.2', 'b@x.test'));
    await requireAttemptsLeft(database.db, from('1.1.1.1', 'b@x.test', later(15)));
  });

  it('lock an account after 10, and return the time to wait', async () => {
    const attempt = (address: string, now = start): Attempt => ({ email: 'locked@x.test', address, now });
    await failTimes(10, (failure) => attempt(`3.3.3.${failure}`, later(failure)));
    await expect(requireAttemptsLeft(database.db, attempt('4.4.4.4', later(10)))).rejects.toMatchObject({
      message: 'Too many failed attempts. Please try again in 5 minutes.',
      headers: { 'Retry-After': '300' },
    });
    await requireAttemptsLeft(database.db, attempt('4.4.4.4', later(15)));
  });

  it('return a sufficient wait after more failures than the limit', async () => {
    const attempt = (now: Date): Attempt => ({ email: 'flooded@x.test', address: '6.6.6.6', now });
    await failTimes(10, (failure) => attempt(later(failure)));
    for (const minute of [10, 11]) {
      const refused = recordFailure(database.db, attempt(later(minute)));
      await expect(refused).rejects.toMatchObject({ status: 429 });
    }
    await expect(requireAttemptsLeft(database.db, attempt(later(11)))).rejects.toMatchObject({
      message: 'Too many failed attempts. Please try again in 6 minutes.',
      headers: { 'Retry-After': '360' },
    });
    await requireAttemptsLeft(database.db, attempt(later(17)));
  });

  it('are reset by a success for the account, not for the address', async () => {
    const attempt: Attempt = { email: 'forgetful@x.test', address: '5.5.5.5', now: start };
    await failTimes(10, () => attempt);
    await clearFailures(database.db, attempt);
    await requireAttemptsLeft(database.db, attempt);
    await failTimes(90, (failure) => ({ ...attempt, email: `c${failure}@x.test` }));
    await expect(requireAttemptsLeft(database.db, attempt)).rejects.toMatchObject({ status: 429 });
  });
});
