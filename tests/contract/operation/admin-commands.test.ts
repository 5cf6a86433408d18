import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../demo/server/db/database';
import { builtServer } from '../../support/app/built-server';
import { copyEmptyDatabase } from '../../support/app/empty-database';
import { applicant, callUsers, listUsers, signedInUser } from '../accounts/user-calls';
import { backEndAt, type Calls } from '../back-end';
import { lastMailTo, linkIn } from '../mail/mails';
import { createSomePrice, listPrices, priceHistory } from '../prices/price-calls';
import { newPostgresDatabase, onPostgres } from '../stores';
import { runServer } from './server-process';

type Settings = Readonly<Record<string, string>>;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-admin-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(settings: Settings): Promise<Calls & { stop(): Promise<unknown> }> {
  const server = runServer(settings);
  ends.push(() => server.end('SIGKILL'));
  return { ...backEndAt(await server.url), stop: () => server.end('SIGTERM') };
}

/** Runs a command and returns its exit code and output. */
function admin(settings: Settings, ...parameters: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const program = join(dirname(builtServer()), 'admin.js');
  const { PATH = '' } = process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...parameters], { env: { PATH, ...settings } }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, said: stdout + stderr });
    });
  });
}

interface Place {
  /** The settings of a server with data, and those of an empty place. */
  readonly used: Settings;
  readonly empty: Settings;
  readonly store: Parameters<typeof openDatabase>[0];
}

/** The whole content of all tables, except for one. */
async function allRows({ store }: Pick<Place, 'store'>, except: string): Promise<string> {
  const { db, close } = await openDatabase(store);
  try {
    const tables = await db.introspection.getTables();
    const rows = [];
    for (const { name } of tables)
      if (name !== except)
        rows.push(
          await db
            .selectFrom(name as 'setting')
            .selectAll()
            .execute(),
        );
    return JSON.stringify(rows);
  } finally {
    await close();
  }
}

function tests(newPlace: () => Promise<Place>): void {
  it('exports a person, and erases every trace of the name', { tags: ['PC11', 'PC12'] }, async () => {
    const place = await newPlace();
    const server = await start(place.used);
    const { user: person, token } = await signedInUser(server, { NAME: 'Ottilie Vanishing', ROLE: 'Admin' });
    const template = { body: { NAME: 'Wilo', TEMPLATE: { names: [] } }, token };
    expect((await server.call('price/saveUploadTemplate', template)).status).toBe(200);
    await server.call('auth/login', { body: { EMAIL: person.EMAIL, PASSWORD: 'wrong password' } });
    await createSomePrice(server);
    const changes = (await priceHistory(server, {})).meta.totalItems;
    await server.stop();

    const file = join(await newFolder(), 'person.json');
    expect(await admin(place.used, 'export-person', person.EMAIL.toUpperCase(), file)).toMatchObject({ code: 0 });
    const text = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(Object.keys(JSON.parse(text))).toEqual(
      expect.arrayContaining([
        ...['Account', 'Templates for files', 'Record of changes, about the person', 'Failed sign-ins'],
      ]),
    );
    expect(text).toContain('Ottilie Vanishing');
    expect(text).not.toContain('password_hash');

    const erased = await admin(place.used, 'erase-person', person.EMAIL);
    expect(erased.code).toBe(0);
    const rows = await allRows(place, '');
    for (const trace of ['Ottilie', 'ottilie', person.EMAIL]) expect(rows).not.toContain(trace);
    expect((await admin(place.used, 'erase-person', person.EMAIL)).said).toContain('There is no account');
    const again = await start(place.used);
    expect((await priceHistory(again, {})).meta.totalItems).toBe(changes);
  });

  it('exports and erases a person whose account was deleted, and approvals given under an earlier address', {
    tags: 'PC56',
  }, async () => {
    const place = await newPlace();
    const server = await start(place.used);
    const { user: gone, token } = await signedInUser(server, { NAME: 'Ottilie Vanishing', ROLE: 'Admin' });
    await createSomePrice(server, {}, token);
    await server.call('auth/forgotPassword', { body: { EMAIL: gone.EMAIL } });
    const { text: mailText } = await lastMailTo(server, gone.EMAIL);
    await callUsers(server, `deleteUser?ID=${gone.ID}`, { method: 'DELETE' });
    const approver = await signedInUser(server, { NAME: 'Renata Formerly', ROLE: 'Admin' });
    const { EMAIL: applied } = await applicant(server);
    const [pending] = (await listUsers(server, { search: applied })).items;
    const approval = { ID: pending?.ID, STATUS: 'Active', ROLE: 'Customer', COMPANY_ID: 2 };
    await callUsers(server, 'updateUser', { body: approval, method: 'PATCH', token: approver.token });
    const renamed = { ID: approver.user.ID, EMAIL: 'renata.new@courts.example' };
    expect((await callUsers(server, 'updateUser', { body: renamed, method: 'PATCH' })).status).toBe(200);
    await server.stop();

    const folder = await newFolder();
    const files = [gone.EMAIL, renamed.EMAIL].map((email) => ({ email, file: join(folder, `${email}.json`) }));
    for (const { email, file } of files)
      expect(await admin(place.used, 'export-person', email, file)).toMatchObject({ code: 0 });
    const [goneData, approverData] = await Promise.all(
      files.map(async ({ file }) => JSON.parse(await readFile(file, 'utf8'))),
    );
    expect(goneData).toMatchObject({
      'Changes of prices': [expect.objectContaining({ changed_by: 'Ottilie Vanishing' })],
      'Mails of the demo': expect.arrayContaining([expect.objectContaining({ to_address: gone.EMAIL })]),
    });
    expect(JSON.stringify(goneData)).not.toContain(linkIn({ text: mailText }).searchParams.get('token'));
    expect(approverData['Approvals by the person']).toHaveLength(1);
    for (const { email } of files) expect(await admin(place.used, 'erase-person', email)).toMatchObject({ code: 0 });
    const rows = await allRows(place, '');
    for (const trace of ['Ottilie', 'ottilie', gone.EMAIL, approver.user.EMAIL]) expect(rows).not.toContain(trace);
  });

  it('keeps the history of somebody who had the address before', { tags: 'PC56' }, async () => {
    const place = await newPlace();
    const server = await start(place.used);
    const names = ['Carol Remains', 'Bob Leaves'];
    for (const NAME of names) {
      const { user, token } = await signedInUser(server, { NAME, ROLE: 'Admin', EMAIL: 'office@courts.example' });
      await createSomePrice(server, {}, token);
      const renamed = { ID: user.ID, EMAIL: `${NAME.slice(0, 3).toLowerCase()}@courts.example` };
      expect((await callUsers(server, 'updateUser', { body: renamed, method: 'PATCH' })).status).toBe(200);
    }
    await server.stop();

    // Mails to the address are deleted: it cannot be told to whom they were.
    const before = await allRows(place, 'outbox');
    expect(names.map((name) => before.includes(name))).toEqual([true, true]);
    expect(await admin(place.used, 'erase-person', 'bob@courts.example')).toMatchObject({ code: 0 });
    const after = await allRows(place, 'outbox');
    const countOf = (text: string, name: string) => text.split(name).length;
    expect(countOf(after, 'Carol Remains')).toBe(countOf(before, 'Carol Remains'));
    expect(after).not.toContain('Bob Leaves');
  });

  it('refuses to erase the last SuperAdmin', { tags: 'PC12' }, async () => {
    const place = await newPlace();
    await (await start(place.used)).stop();
    const { code, said } = await admin(place.used, 'erase-person', 'admin@pricebook.test');
    expect([code, said]).toEqual([1, 'This is the last SuperAdmin: make somebody else one first.\n']);
  });

  it('backs up and restores the whole database', { tags: 'PC13' }, async () => {
    const place = await newPlace();
    const server = await start(place.used);
    const made = await createSomePrice(server);
    const token = await server.tokenOf('admin');
    await server.stop();
    const file = join(await newFolder(), 'backup');
    expect(await admin(place.used, 'backup', file)).toMatchObject({ code: 0 });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await admin(place.used, 'backup', file)).said).toContain('exists already');
    expect((await admin(place.used, 'restore', file)).said).toContain('is not empty');

    expect(await admin(place.empty, 'restore', file)).toMatchObject({ code: 0 });
    const restored = await start(place.empty);
    expect((await listPrices(restored, { search: made.MAIN_SKU }, token)).items).toContainEqual(made);
    await createSomePrice(restored);
  });

  it('refuses a damaged backup, and leaves the place as it was', { tags: 'PC201' }, async () => {
    const place = await newPlace();
    await (await start(place.used)).stop();
    const folder = await newFolder();
    const [whole, cut, none] = [join(folder, 'whole'), join(folder, 'cut'), join(folder, 'none')];
    expect(await admin(place.used, 'backup', whole)).toMatchObject({ code: 0 });
    const bytes = await readFile(whole);
    await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length * 0.9)));
    await writeFile(none, 'no backup');
    for (const file of [cut, none]) {
      const { code, said } = await admin(place.empty, 'restore', file);
      expect([code, said]).toEqual([1, expect.stringMatching(/^(\S+ is no backup|pg_restore failed).*/)]);
      expect(said).not.toMatch(/^ +at /m);
    }
    expect(await admin(place.empty, 'restore', whole)).toMatchObject({ code: 0 });
  });

  it('finds no data in a place without any, and makes none there', { tags: 'PC201' }, async () => {
    const { empty } = await newPlace();
    const file = join(await newFolder(), 'file');
    for (const command of [
      ['backup', file],
      ['export-person', 'ana@courts.example', file],
      ['erase-person', 'ana@courts.example'],
    ]) {
      const { code, said } = await admin(empty, ...command);
      expect([code, said]).toEqual([1, expect.stringMatching(/^No data of Pricebook were found \(.*\)\.\n$/)]);
    }
    expect([file, empty.DATA_DIR ?? file].map((path) => existsSync(path))).toEqual([false, false]);
  });
}

describe('A command of the operator, on PGlite', () => {
  tests(async () => {
    const folder = await newFolder();
    const [used, empty] = [join(folder, 'used'), join(folder, 'empty')];
    await copyEmptyDatabase(used);
    return { used: { DATA_DIR: used }, empty: { DATA_DIR: empty }, store: { kind: 'folder', path: used } };
  });

  it('names the commands, and a folder that a server uses', { tags: 'PC13' }, async () => {
    const DATA_DIR = await newFolder();
    await copyEmptyDatabase(DATA_DIR);
    expect((await admin({ DATA_DIR })).said).toContain('export-person EMAIL FILE');
    await start({ DATA_DIR });
    const { code, said } = await admin({ DATA_DIR }, 'backup', join(await newFolder(), 'backup'));
    expect([code, said]).toEqual([1, expect.stringContaining('is in use by another process')]);
  });
});

onPostgres('A command of the operator', () =>
  tests(async () => {
    const url = await newPostgresDatabase();
    const empty = await newPostgresDatabase();
    return { used: { DATABASE_URL: url }, empty: { DATABASE_URL: empty }, store: { kind: 'postgres', url } };
  }),
);
