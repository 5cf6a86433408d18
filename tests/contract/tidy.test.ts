import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../../demo/server/audit/record-audit';
import { type OpenDatabase, openDatabase } from '../../demo/server/db/database';
import { migrate } from '../../demo/server/db/migrate';
import { tidy } from '../../demo/server/tidy/tidy';
import { memoryStore } from '../support/app/memory-store';

const DAY = 24 * 60 * 60 * 1000;

describe('Tidying', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(await memoryStore());
    await migrate(database.db);
  });
  afterAll(() => database?.close());
  const now = new Date('2026-11-20T08:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * DAY);

  it('ends the record of changes, and bounds that of access', { tags: ['GM05', 'GM07'] }, async () => {
    const { db } = database;
    const record = (days: number, name: string) => {
      const origin = { accountId: null, address: '::1', at: ago(days) };
      const change = { kind: 'company.created', record: { id: 1, name } } as const;
      const access = { kind: 'sign-in.refused', email: `${name}@shop.example` } as const;
      return recordAudit(db, origin, [change, access]);
    };
    for (const [days, name] of [
      [401, 'old'],
      [399, 'kept'],
      [2, 'later'],
      [1, 'last'],
    ] as const)
      await record(days, name);
    const many = Array.from({ length: 1100 }, () => ({ kind: 'sign-in.refused' }) as const);
    await recordAudit(db, { accountId: null, address: '::1', at: ago(500) }, many);
    await tidy(db, { now, auditDays: 400, maxAccessEntries: 2 });
    const left = await db.selectFrom('audit').select(['kind', 'record_name', 'account_email']).orderBy('id').execute();
    expect(left.map(({ kind, record_name, account_email }) => `${kind} ${record_name}${account_email}`)).toEqual([
      'company.created kept',
      'company.created later',
      'sign-in.refused later@shop.example',
      'company.created last',
      'sign-in.refused last@shop.example',
    ]);
  });
});
