import { describe, expect, onTestFinished, test } from 'vitest';
import { users } from '../../src/api/resources/users';
import { createClient } from '../../src/api/transport/client';
import { userKeys, userStatuses } from '../../src/wire/user';
import { type Reply, startBackend } from './backend';

/** A client of a back end whose response depends on the request's address. */
async function clientReturning(data: (url: string) => unknown, status = 200) {
  const backend = await startBackend(({ url }): Reply => ({ json: { status, message: 'Done.', data: data(url) } }));
  onTestFinished(backend.close);
  return { client: createClient({ apiBase: backend.url }), got: backend.got };
}

const body = (got: { readonly body: string } | undefined): unknown => JSON.parse(got?.body ?? 'null');
const query = { page: 2, pageSize: 50, search: 'ann', filters: { ROLE: ['Manager'] }, status: 'Active' } as const;
const fields = {
  NAME: 'Ann',
  ROLE: 'Manager',
  EMAIL: 'ann@courts.example',
  STATUS: 'Active',
  COMPANY_ID: 'c-2',
  PHONE_NUMBER: '1',
};

describe('The users', () => {
  test('are requested by status, page, search, filters and visible columns', { tags: 'EU09' }, async () => {
    const { client, got } = await clientReturning(() => ({ items: [] }));
    await users.page(client, { ...query, columns: ['NAME', 'ROLE'] });
    expect(got[0]).toMatchObject({ method: 'POST', url: '/api/users/getUsers' });
    expect(body(got[0])).toEqual({
      currentPage: 2,
      itemsPerPage: 50,
      search: 'ann',
      filters: { ROLE: ['Manager'] },
      tableColumns: ['NAME', 'ROLE', 'ID', 'EMAIL'],
      STATUS: 'Active',
    });
  });

  test('are created with their fields, and changed by ID and version', { tags: 'EU08' }, async () => {
    const { client, got } = await clientReturning(() => ({ ID: 7, VERSION: 3, ...fields }), 201);
    const { message, record } = await users.create(client, fields);
    expect(message).toBe('Done.');
    expect(record).toMatchObject({ ID: 7, VERSION: 3 });
    if (record) await users.update(client, record, { ...fields, STATUS: 'Inactive' });
    expect(got.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/users/createUser',
      'PATCH /api/users/updateUser',
    ]);
    expect(body(got[0])).toEqual(fields);
    expect(body(got[1])).toEqual({ ...fields, STATUS: 'Inactive', ID: 7, VERSION: 3 });
  });

  test('are deleted by their ID', async () => {
    const { client, got } = await clientReturning(() => null);
    expect(await users.remove(client, 'u-7')).toBe('Done.');
    expect(got[0]).toMatchObject({ method: 'DELETE', url: '/api/users/deleteUser?ID=u-7' });
  });
});

describe('One user', () => {
  test('is read again from its page with all columns', async () => {
    const { client, got } = await clientReturning(() => ({ items: [{ ID: 6 }, { ID: 7, NAME: 'Ann' }] }));
    expect(await users.read(client, query, '7')).toMatchObject({ ID: 7, NAME: 'Ann' });
    expect(await users.read(client, query, '8')).toBeUndefined();
    expect(body(got[0])).toMatchObject({ currentPage: 2, tableColumns: [...userKeys, 'ID'] });
  });

  test('gets its company’s ID by name if the name is unique', { tags: 'EU17' }, async () => {
    const companies = [
      { ID: 2, COMPANY_NAME: 'Harbour' },
      { ID: 3, COMPANY_NAME: 'Kauri' },
      { ID: 4, COMPANY_NAME: 'Kauri' },
    ];
    const items = [
      { ID: 7, COMPANY: 'Harbour' },
      { ID: 8, COMPANY: 'Kauri' },
    ];
    const { client } = await clientReturning((url) => (url.endsWith('getCompanyList') ? companies : { items }));
    expect(await users.read(client, query, '7')).toMatchObject({ COMPANY_ID: 2 });
    expect(await users.read(client, query, '8')).toMatchObject({ COMPANY_ID: undefined, COMPANY_NAME: 'Kauri' });
  });

  test('is found by email in any status, and otherwise unknown', async () => {
    const { client, got } = await clientReturning(() => ({ items: [] }));
    expect(await users.find(client, { id: 7, title: 'ann@courts.example' })).toEqual({ kind: 'unknown' });
    expect(got.map(body)).toMatchObject(
      userStatuses.map((STATUS) => ({ STATUS, search: 'ann@courts.example', itemsPerPage: 50, filters: {} })),
    );
  });
});
