import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../../../demo/server/audit/record-audit';
import { type OpenDatabase, openDatabase } from '../../../demo/server/db/database';
import { migrate } from '../../../demo/server/db/migrate';
import { tidy } from '../../../demo/server/tidy/tidy';
import { memoryStore } from '../../support/app/empty-database';
import { type BackEnd, startBackEnd } from '../back-end';
import { fileOf, pictures } from '../pictures';
import { createSomeProduct } from '../products/product-calls';
import { newPostgresDatabase, onPostgres } from '../stores';

const DAY = 24 * 60 * 60 * 1000;

describe('The clean-up', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(await memoryStore());
    await migrate(database.db);
  });
  afterAll(() => database?.close());
  const now = new Date('2026-11-20T08:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * DAY);

  it('deletes old entries of the audit log, and limits access entries', { tags: ['GM05', 'GM07'] }, async () => {
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

  it('deletes only what is no longer used', { tags: 'GM11' }, async () => {
    const { db } = database;
    const { id: account_id } = await db
      .insertInto('account')
      .values({
        name: 'Ana',
        email: 'ana@courts.example',
        role: 'Admin',
        status: 'Active',
        company_id: null,
        ...blankAccount,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const link = (token_hash: string, expires_at: Date, used_at: Date | null = null) =>
      db
        .insertInto('one_time_link')
        .values({ token_hash, account_id, purpose: 'reset', expires_at, used_at })
        .execute();
    await link('valid', ago(-1));
    await link('used today', ago(-1), ago(0));
    await link('expired long ago', ago(8));
    await link('used long ago', ago(-1), ago(8));
    await db
      .insertInto('email_code')
      .values({ account_id, code_hash: '', expires_at: ago(1), tries_left: 5 })
      .execute();
    await db
      .insertInto('login_failure')
      .values({ subject: 'account:x', failed_at: ago(2) })
      .execute();
    await db
      .insertInto('mail_request')
      .values({ recipient: 'x', address: 'y', requested_at: ago(2) })
      .execute();
    const mail = { to_address: 'x', subject: '', text: '', html: '' };
    const queued = (days: number) => ({ ...mail, expires_at: ago(days), next_attempt_at: ago(days) });
    await db
      .insertInto('mail_queue')
      .values([queued(2), queued(-1)])
      .execute();
    const outbox = Array.from({ length: 510 }, (_, index) => ({ ...mail, subject: String(index), at: ago(1) }));
    await db.insertInto('outbox').values(outbox).execute();
    await tidy(db, { now, auditDays: 400 });

    const links = await db.selectFrom('one_time_link').select('token_hash').orderBy('token_hash').execute();
    expect(links.map(({ token_hash }) => token_hash)).toEqual(['used today', 'valid']);
    for (const table of ['email_code', 'login_failure', 'mail_request'] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    expect(await db.selectFrom('mail_queue').select('expires_at').execute()).toEqual([{ expires_at: ago(-1) }]);
    const left = await db.selectFrom('outbox').select('subject').orderBy('id').execute();
    expect([left.length, left[0]?.subject]).toEqual([500, '10']);
  });
});

const blankAccount = {
  password_hash: null,
  totp_secret: null,
  device_name: '',
  last_login: null,
  search_text: '',
  phone_number: '',
};

onPostgres('A server that restarts', () => {
  const servers: BackEnd[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  it('deletes unreferenced pictures after a day', { tags: 'GM11' }, async () => {
    const store = { kind: 'postgres', url: await newPostgresDatabase() } as const;
    const start = async (days: number): Promise<BackEnd> => {
      const server = await startBackEnd({ store, clock: () => new Date(Date.now() + days * DAY) });
      servers.push(server);
      return server;
    };
    const first = await start(0);
    const upload = async (): Promise<string> => {
      const body = new FormData();
      body.append('file', fileOf(pictures['image/png']));
      const token = await first.tokenOf('admin');
      const stored = await first.call<{ fileUrl: string }>('product/uploadFile', { body, token });
      return stored.body.data.fileUrl;
    };
    const [shown, unused] = [await upload(), await upload()];
    await createSomeProduct(first, { IMAGE_URL: shown });
    const profile = new FormData();
    profile.append('PROFILE_PICTURE', fileOf(pictures['image/png']));
    const token = await first.tokenOf('customer');
    const saved = await first.call<{ userInfo: { PROFILE_PICTURE: string } }>('auth/updateProfile', {
      body: profile,
      token,
    });
    const own = saved.body.data.userInfo.PROFILE_PICTURE;

    const statuses = (server: BackEnd) =>
      Promise.all([shown, own, unused].map(async (url) => (await fetch(server.url + new URL(url).pathname)).status));
    expect(await statuses(await start(0.9))).toEqual([200, 200, 200]);
    const later = await start(1.1);
    await expect.poll(() => statuses(later), { timeout: 60_000 }).toEqual([200, 200, 404]);
  });
});
