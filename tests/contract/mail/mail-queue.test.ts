import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '../../../demo/server/db/database';
import { migrate } from '../../../demo/server/db/migrate';
import { createBackground } from '../../../demo/server/http/background';
import { claimMail, enqueueMails, makeMailsDue, postponeMail, removeMail } from '../../../demo/server/mail/mail-queue';
import { createMailer } from '../../../demo/server/mail/mailer';
import { memoryStore } from '../../support/app/empty-database';
import { type RefusingMailServer, startRefusingMailServer } from '../../support/app/mail-server';
import { callUsers, someUser } from '../accounts/user-calls';
import type { BackEnd } from '../back-end';
import { newPostgresDatabase, onPostgres, startBackEndForTest } from '../stores';
import { confirmAddress, linkIn } from './mails';

// Tests that start their own servers are slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const MINUTE = 60_000;
const patient = { timeout: 60_000 };

async function mailServer(): Promise<RefusingMailServer> {
  const server = await startRefusingMailServer();
  onTestFinished(() => server.close());
  return server;
}

const forgot = (backEnd: BackEnd, EMAIL: string) => backEnd.call('auth/forgotPassword', { body: { EMAIL } });
const recipients = ({ received }: RefusingMailServer) => received.flatMap(({ to }) => to).sort();

describe('The queue of mails', () => {
  let opened: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    opened = await openDatabase(await memoryStore());
    db = opened.db;
    await migrate(db);
  });
  beforeEach(() => db.deleteFrom('mail_queue').execute());
  afterAll(() => opened?.close());
  const now = new Date('2026-11-20T08:00:00Z');
  const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  const mail = { to: 'ana@courts.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

  it('doubles the pause after each failure, and stops after a day', { tags: 'GM01' }, async () => {
    await enqueueMails(db, [mail], now);
    const attempts: number[] = [];
    let next: Date | undefined = now;
    while (next !== undefined) {
      attempts.push((next.getTime() - now.getTime()) / MINUTE);
      expect(await claimMail(db, new Date(next.getTime() - 1))).toBeUndefined();
      const claimed = await claimMail(db, next);
      if (claimed === undefined) throw new Error('The mail is due.');
      expect(claimed).toMatchObject({ ...mail, attempts: attempts.length });
      next = await postponeMail(db, claimed, next);
    }
    expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023]);
    expect(await claimMail(db, later(24 * 60 - 1))).toBeUndefined();
  });

  it('does not fail a creation that is done when nobody can say whether its mail was sent', {
    tags: 'PC51',
  }, async () => {
    const reported: unknown[] = [];
    const report = (error: unknown) => void reported.push(error);
    const background = createBackground(report);
    const destination = { kind: 'none' } as const;
    const mailer = createMailer({ destination, db, clock: () => now, publicUrl: 'http://here', background, report });
    const isSent = await mailer.transaction((_, queue) => queue(mail));
    await background.whenIdle();
    reported.length = 0;
    await sql`alter table mail_queue rename to elsewhere`.execute(db);
    onTestFinished(async () => {
      await sql`alter table elsewhere rename to mail_queue`.execute(db);
    });
    expect(await isSent()).toBe(true);
    expect(reported).toEqual([expect.objectContaining({ message: expect.stringContaining('mail_queue') })]);
  });

  it('discards mails that are no longer of use', { tags: 'GM01' }, async () => {
    await enqueueMails(db, [{ ...mail, lifetimeMs: 10 * MINUTE }], now);
    expect(await claimMail(db, later(10))).toBeUndefined();
    expect(await claimMail(db, later(9))).toBeDefined();
  });

  it('does not return a claimed mail until the claim expires', { tags: 'GM02' }, async () => {
    await enqueueMails(db, [mail], now);
    const first = await claimMail(db, now);
    expect(await claimMail(db, later(9))).toBeUndefined();
    const second = await claimMail(db, later(10));
    expect(second).toMatchObject({ id: first?.id, attempts: 2 });
    // The first process was suspended: its late result does not release the mail that the second one has claimed.
    if (first !== undefined) await postponeMail(db, first, later(10));
    expect(await claimMail(db, later(12))).toBeUndefined();
    if (second !== undefined) await removeMail(db, second);
    expect(await claimMail(db, later(60))).toBeUndefined();
  });

  it('is processed at a start, and releases claims of an ended process', { tags: 'GM02' }, async () => {
    await enqueueMails(db, [mail], now);
    await claimMail(db, now);
    await makeMailsDue(db, later(1), false);
    expect(await claimMail(db, later(1))).toBeUndefined();
    await makeMailsDue(db, later(1), true);
    const claimed = await claimMail(db, later(1));
    if (claimed !== undefined) await postponeMail(db, claimed, later(1));
    await makeMailsDue(db, later(2), false);
    expect(await claimMail(db, later(2))).toMatchObject({ attempts: 3 });
  });
});

describe('A mail server that refuses at first', () => {
  it('gets each mail later; only createUser reports the delay', { tags: ['GM01', 'GM03'] }, async () => {
    const mails = await mailServer();
    const backEnd = await startBackEndForTest({ smtpUrl: mails.url });
    const [user, applicant] = [someUser(), someUser()];
    await callUsers(backEnd, 'createUser', { body: someUser({ EMAIL: 'first@courts.example' }) });
    await expect.poll(() => recipients(mails), patient).toEqual(['first@courts.example']);
    mails.refuse(true);
    const created = await callUsers(backEnd, 'createUser', { body: user });
    expect(created.status).toBe(201);
    expect(created.body.message).toBe('User created successfully!');
    expect(created.body).toMatchObject({
      show: { type: 'warning', message: expect.stringContaining('not be sent yet') },
    });
    expect(await forgot(backEnd, 'sales@pricebook.test')).toMatchObject({ status: 200 });
    const { NAME, EMAIL, PHONE_NUMBER } = applicant;
    const application = { NAME, EMAIL, PHONE_NUMBER, INPUT_COMPANY_NAME: 'Harbour', PASSWORD: 'my own password 7' };
    const registered = await backEnd.call('auth/register', { body: application });
    expect(registered.status).toBe(201);
    expect([registered.body]).not.toMatchObject([{ show: expect.anything() }]);

    // Every mail is attempted, and is scheduled for its retry before the clock advances.
    await expect.poll(() => backEnd.unexpected, patient).toHaveLength(3);
    mails.refuse(false);
    backEnd.wait(2 * MINUTE);
    // Triggers the queue at once instead of waiting for the next poll.
    await forgot(backEnd, 'customer@pricebook.test');
    const sent = ['first@courts.example', 'customer@pricebook.test', 'sales@pricebook.test', user.EMAIL, EMAIL];
    await expect.poll(() => recipients(mails), patient).toEqual([...sent].sort());
    const welcome = mails.received.find(({ to }) => to.includes(EMAIL))?.raw ?? '';
    const text = welcome.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(await confirmAddress(linkIn({ text }))).toMatchObject({ status: 200 });
    const administrators = ['admin@pricebook.test', 'totp@pricebook.test'];
    await expect.poll(() => recipients(mails), patient).toEqual([...sent, ...administrators].sort());
    backEnd.wait(60 * MINUTE);
    await backEnd.close();
    expect(mails.received).toHaveLength(7);
    for (const failure of backEnd.unexpected) expect(String(failure)).toMatch(/was not sent: .*Busy/);
  });
});

onPostgres('Two servers with one queue of mails', () => {
  it('send each mail once', { tags: 'GM02' }, async () => {
    const mails = await mailServer();
    const store = { kind: 'postgres', url: await newPostgresDatabase() } as const;
    const options = { store, smtpUrl: mails.url };
    const both = [await startBackEndForTest(options), await startBackEndForTest(options)];
    const [one, other] = both;
    if (one === undefined || other === undefined) throw new Error('Two servers were started.');
    const { db, close } = await openDatabase(store);
    onTestFinished(close);
    mails.refuse(true);
    const people = Array.from({ length: 12 }, () => someUser());
    const token = await one.tokenOf('admin');
    for (const body of people) await callUsers(one, 'createUser', { body, token });
    await expect.poll(() => one.unexpected, patient).toHaveLength(people.length);
    expect(mails.received).toEqual([]);

    mails.refuse(false);
    for (const server of both) server.wait(2 * MINUTE);
    const again = () => both.map((server) => forgot(server, 'customer@pricebook.test'));
    await Promise.all([...again(), ...again()]);
    const expected = [...people.map(({ EMAIL }) => EMAIL), ...Array(4).fill('customer@pricebook.test')].sort();
    await expect.poll(() => recipients(mails), patient).toEqual(expected);
    // A received mail may still be queued under a claim that advancing the clock would expire.
    await expect.poll(() => db.selectFrom('mail_queue').select('id').execute(), patient).toEqual([]);
    for (const server of both) server.wait(60 * MINUTE);
    await Promise.all([...again(), ...again()]);
    const all = [...expected, ...Array(4).fill('customer@pricebook.test')].sort();
    await expect.poll(() => recipients(mails), patient).toEqual(all);
    for (const server of both) await server.close();
    expect(recipients(mails)).toEqual(all);
  });
});
