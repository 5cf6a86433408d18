import { describe, expect, onTestFinished, test } from 'vitest';
import { companies } from '../../src/api/resources/companies';
import { products } from '../../src/api/resources/products';
import { users } from '../../src/api/resources/users';
import type { Client } from '../../src/api/transport/client';
import type { WidgetHost } from '../../src/embed/widget';
import { createPanels } from '../../src/lists/actions/panels';
import { createRecordActions } from '../../src/lists/actions/record-actions';
import type { RecordKind } from '../../src/record/record.types';
import { saveRecord } from '../../src/record/save-record';
import { companyIssues, companyKind } from '../../src/widgets/companies/company-rules';
import { productKind } from '../../src/widgets/products/product-draft';
import { userIssues, userKind } from '../../src/widgets/users/user-rules';
import type { Identity } from '../../src/wire/field';
import { listHost } from '../support/app/list-host';
import { literalReplies, wholeCompany, wholeProduct, wholeUser } from '../support/app/literal-back-end';
import { type Reply, startBackend } from './backend';

const query = { page: 1, pageSize: 20, search: '', filters: {} };
const activeUsers = { ...query, status: 'Active' } as const;
const fits = { PRICE_CATEGORY_STRIPS: 'fits', PRICE_CATEGORY_BULK: 'fits' } as const;
type Store = Parameters<typeof literalReplies>[0];

/** A host whose back end returns only the columns in `tableColumns`. */
async function onLiteralBackEnd(store: Store, refusal?: () => Reply | undefined) {
  const { reply, lists, changes } = literalReplies(store);
  const backend = await startBackend((got) => (got.method === 'PATCH' && refusal?.()) || reply(got));
  onTestFinished(backend.close);
  return { ...listHost(backend.url, { ID: 0, source: {} }), store, lists, changes };
}

/** Saves a change to the record that the form was opened with. */
function save<R extends Identity, D>(host: WidgetHost, kind: RecordKind<R, D>, base: R | undefined, typed: Partial<D>) {
  if (base === undefined) throw new Error('The record was not read.');
  const draft = { ...kind.draftOf(base), ...typed };
  return saveRecord(host, { kind, base, draft, unknownFields: kind.unknownFields(base), reload: () => undefined });
}

describe('With a back end that returns only the requested tableColumns', () => {
  test('saving a product changes only what was typed', { tags: 'FW01' }, async () => {
    const { host, store, lists } = await onLiteralBackEnd({ product: [wholeProduct] });
    const base = await products.read(host.client, query, 'p-7');
    expect(await save(host, productKind, base, { UNIT: 'roll' })).toMatchObject({ kind: 'saved' });
    expect(store.product).toEqual([{ ...wholeProduct, UNIT: 'roll' }]);
    expect(lists[0]?.tableColumns?.toSorted()).toEqual(Object.keys(wholeProduct).toSorted());
  });

  test('saving a company changes only what was typed', { tags: 'FW01' }, async () => {
    const { host, store, lists } = await onLiteralBackEnd({ company: [wholeCompany] });
    const base = await companies.read(host.client, query, 3);
    expect(await save(host, companyKind, base, { CITY: 'Perth' })).toMatchObject({ kind: 'saved' });
    expect(store.company).toEqual([{ ...wholeCompany, CITY: 'Perth' }]);
    expect(lists[0]?.tableColumns?.toSorted()).toEqual(Object.keys(wholeCompany).toSorted());
  });

  test('saving a user changes only what was typed', { tags: 'FW01' }, async () => {
    const { host, store, lists } = await onLiteralBackEnd({ users: [wholeUser] });
    const base = await users.read(host.client, activeUsers, 'u-7');
    expect(await save(host, userKind, base, { PHONE_NUMBER: '1' })).toMatchObject({ kind: 'saved' });
    expect(store.users).toEqual([{ ...wholeUser, PHONE_NUMBER: '1', COMPANY_ID: 3 }]);
    expect(lists[0]?.tableColumns?.toSorted()).toEqual(Object.keys(wholeUser).toSorted());
  });

  test('a conflicting record is loaded with all its columns', { tags: 'FW01' }, async () => {
    const product = [wholeProduct];
    const refusal = () => ({ status: 409, json: { status: 409, message: 'Changed.', data: { ID: 'p-7' } } });
    const { host, lists } = await onLiteralBackEnd({ product }, refusal);
    const base = await products.read(host.client, query, 'p-7');
    product[0] = { ...wholeProduct, SUB_GROUP: 'Paint' };
    const outcome = await save(host, productKind, base, { UNIT: 'roll' });
    expect(outcome).toMatchObject({ kind: 'conflict', current: { SUB_GROUP: 'Paint', DESCRIPTION: 'Court line' } });
    expect(lists.at(-1)).toMatchObject({ search: 'A-1', itemsPerPage: 50, tableColumns: lists[0]?.tableColumns });
  });

  test('a record beyond the first page of a search is found', { tags: 'FW01' }, async () => {
    const product = Array.from({ length: 60 }, (_, place) => ({ ...wholeProduct, ID: place, MAIN_SKU: `A-1${place}` }));
    const { host } = await onLiteralBackEnd({ product: [...product, wholeProduct] });
    const found = await productKind.find(host.client, { id: 'p-7', title: 'A-1' });
    expect(found).toMatchObject({ kind: 'found', record: { ID: 'p-7' } });
  });
});

describe('A value missing from the response', () => {
  test('is omitted from a product’s change unless the user typed it', { tags: 'FW02' }, async () => {
    const bare = { ...wholeProduct, DESCRIPTION: null, UNIT_SIZE: null, EXCLUSIVE: null, PRIME_LOGO_NAMES: null };
    const { host, store, changes } = await onLiteralBackEnd({ product: [bare] });
    const base = await products.read(host.client, query, 'p-7');
    await save(host, productKind, base, { DESCRIPTION: 'typed' });
    expect(store.product).toEqual([{ ...bare, DESCRIPTION: 'typed' }]);
    for (const key of ['UNIT_SIZE', 'EXCLUSIVE', 'PRIME_LOGO_NAMES']) expect(changes[0]).not.toHaveProperty(key);
  });

  test('neither prevents saving a company nor is erased', { tags: 'FW02' }, async () => {
    const bare = { ...wholeCompany, ADDRESS2: null, STATUS: null, CUSTOM_LOGO: null };
    const { host, store, changes } = await onLiteralBackEnd({ company: [bare] });
    const base = await companies.read(host.client, query, 3);
    if (base === undefined) throw new Error('The company was not read.');
    expect(companyIssues(companyKind.draftOf(base), fits, companyKind.unknownFields(base))).toEqual([]);
    await save(host, companyKind, base, { CITY: 'Perth' });
    expect(store.company).toEqual([{ ...bare, CITY: 'Perth' }]);
    for (const key of ['ADDRESS2', 'STATUS', 'CUSTOM_LOGO']) expect(changes[0]).not.toHaveProperty(key);
  });

  test('neither prevents saving a user nor is erased', { tags: 'FW02' }, async () => {
    const bare = { ...wholeUser, NAME: null, COMPANY: null };
    const { host, changes } = await onLiteralBackEnd({ users: [bare] });
    const base = await users.read(host.client, activeUsers, 'u-7');
    if (base === undefined) throw new Error('The user was not read.');
    const unknownFields = userKind.unknownFields(base);
    expect(userIssues(userKind.draftOf(base), unknownFields, false)).toEqual([]);
    await save(host, userKind, base, { PHONE_NUMBER: '1' });
    expect(changes).toEqual([
      { ID: 'u-7', EMAIL: 'ines@courts.example', ROLE: 'Manager', STATUS: 'Active', PHONE_NUMBER: '1' },
    ]);
    const approval = userIssues(
      { ...userKind.draftOf(base), ROLE: '' },
      new Map([...unknownFields, ['ROLE', 'not-sent']]),
      true,
    );
    expect(approval.map(({ label }) => label)).toEqual(['Role', 'Company']);
  });

  test('does not overwrite the server’s value when the user keeps theirs', {
    tags: 'FW02',
  }, async () => {
    let refusal: Reply | undefined = { status: 409, json: { status: 409, message: 'Changed.', data: null } };
    const { host, store, changes } = await onLiteralBackEnd(
      { company: [{ ...wholeCompany, ADDRESS2: null }] },
      () => refusal,
    );
    const base = await companies.read(host.client, query, 3);
    if (base === undefined) throw new Error('The company was not read.');
    const draft = { ...companyKind.draftOf(base), CITY: 'Perth' };
    const request = {
      kind: companyKind,
      draft,
      unknownFields: companyKind.unknownFields(base),
      reload: () => undefined,
    };
    store.company = [wholeCompany];
    const outcome = await saveRecord(host, { ...request, base });
    if (outcome.kind !== 'conflict') throw new Error(`It was ${outcome.kind}.`);
    refusal = undefined;
    await saveRecord(host, { ...request, base: outcome.current });
    expect(changes.at(-1)).not.toHaveProperty('ADDRESS2');
    expect(store.company).toEqual([{ ...wholeCompany, CITY: 'Perth' }]);
  });

  test('of the compared record is no proof that the change was saved', async () => {
    const refusal = {
      status: 409,
      json: { status: 409, message: 'Changed.', data: { ...wholeCompany, CITY: undefined } },
    };
    const { host } = await onLiteralBackEnd({ company: [wholeCompany] }, () => refusal);
    const base = await companies.read(host.client, query, 3);
    expect(await save(host, companyKind, base, { CITY: 'Perth' })).toMatchObject({ kind: 'conflict' });
  });

  test('is omitted from the change when its format is unknown', async () => {
    const odd = { ...wholeProduct, GROUP_NAME: { ID: 4, NAME: 'Lines' }, EXCLUSIVE: 'perhaps' };
    const { host, store } = await onLiteralBackEnd({ product: [odd] });
    const base = await products.read(host.client, query, 'p-7');
    await save(host, productKind, base, { UNIT: 'roll' });
    expect(store.product).toEqual([{ ...odd, UNIT: 'roll' }]);
  });
});

describe('The form of a record', () => {
  /** The messages shown when the form is opened for a record without its name. */
  async function errorsOf<R extends Identity, D>(
    kind: RecordKind<R, D>,
    read: (client: Client) => Promise<R | undefined>,
    store: Store,
  ) {
    const { host, messages } = await onLiteralBackEnd(store);
    const record = await read(host.client);
    if (record === undefined) throw new Error('The record was not read.');
    const { list } = listHost(host.client.apiBase, record);
    const actions = createRecordActions({ host, list, entity: kind, read: async () => record }, createPanels(host));
    await expect(actions.edit(record.ID)).rejects.toThrow('cannot be edited');
    expect(actions.form.value).toBeUndefined();
    return messages;
  }
  const refusal = (noun: string, key: string) => [
    `error: This ${noun} cannot be edited: the server did not send its ${key}.`,
  ];

  test('does not open without the record’s name, and reports why', { tags: 'FW03' }, async () => {
    const product = [{ ...wholeProduct, MAIN_SKU: null }];
    const company = [{ ...wholeCompany, COMPANY_NAME: null }];
    const nameless = [{ ...wholeUser, EMAIL: null }];
    expect(await errorsOf(productKind, (client) => products.read(client, query, 'p-7'), { product })).toEqual(
      refusal('product', 'MAIN_SKU'),
    );
    expect(await errorsOf(companyKind, (client) => companies.read(client, query, 3), { company })).toEqual(
      refusal('company', 'COMPANY_NAME'),
    );
    expect(await errorsOf(userKind, (client) => users.read(client, activeUsers, 'u-7'), { users: nameless })).toEqual(
      refusal('user', 'EMAIL'),
    );
  });
});
