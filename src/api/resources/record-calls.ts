import * as v from 'valibot';
import { callNames, type EntityPaths } from '../../wire/entity';
import type { Identity } from '../../wire/field';
import { type FilterChoice, filterChoices, type Page, pageOf } from '../../wire/lists';
import type { Id, WireRecord } from '../../wire/values';
import type { Client } from '../transport/client';
import type { ApiError } from '../transport/errors';
import {
  type ColumnsQuery,
  type PageQuery,
  type RecordToFind,
  recordById,
  type Saved,
  searchForRenamed,
} from './records';

export function recordCalls<R extends { readonly ID: Id; readonly VERSION?: Id }, F extends object, Q>(
  entity: EntityPaths,
  record: v.GenericSchema<unknown, R>,
  pageBodyOf: (query: Q) => WireRecord,
) {
  const calls = callNames(entity);
  const pathOf = (name: keyof typeof calls) => `api/${entity.path}/${calls[name]}`;
  const page = pageOf(record);
  // A response without a record is accepted.
  const saved = v.fallback(v.optional(record), undefined);
  const wrapped = v.pipe(
    v.object({ record }),
    v.transform((found) => found.record),
  );
  const conflicting = v.union([record, wrapped]);

  async function readPage(client: Client, query: Q, purpose = pathOf('list')): Promise<Page<R>> {
    const { data } = await client.read('post', pathOf('list'), { schema: page, body: pageBodyOf(query), purpose });
    return data;
  }
  async function save(client: Client, method: 'post' | 'patch', path: string, body: object): Promise<Saved<R>> {
    const { message, data } = await client.write(method, path, { schema: saved, body: { ...body } });
    return { message, record: data };
  }
  return {
    /** Reads one page. A newer call of the same widget for the same purpose supersedes it. */
    page: readPage,
    async filters(client: Client): Promise<readonly FilterChoice[]> {
      const { data } = await client.read('post', pathOf('filters'), { schema: filterChoices, body: {} });
      return data;
    },
    create: (client: Client, fields: F) => save(client, 'post', pathOf('create'), fields),
    /** Rejects with status 409 when the record has changed since it was read; `currentOf` then returns the stored one. */
    update: (client: Client, { ID, VERSION }: R, fields: Partial<F>) =>
      save(client, 'patch', pathOf('update'), { ...fields, ID, VERSION }),
    /** The current record, if a 409 of `update` carries it, bare or under `record`. */
    currentOf({ status, data }: ApiError): R | undefined {
      const current = v.safeParse(conflicting, data);
      return status === 409 && current.success ? current.output : undefined;
    },
    /** Returns the message to show. */
    async remove(client: Client, id: Id): Promise<string> {
      const query = { ID: String(id) };
      const { message } = await client.write('delete', pathOf('remove'), { schema: v.unknown(), query });
      return message;
    },
  };
}

/**
 * Reads one record with all its columns. Names each column, because some back ends read an empty list as "no columns"; has a
 * separate purpose, so that loading a page of the list does not abort it.
 */
export function wholeRecordCalls<R extends Identity>(
  readPage: (client: Client, query: ColumnsQuery, purpose: string) => Promise<Page<R>>,
  columns: readonly string[],
) {
  const readAllColumns = (client: Client, query: PageQuery) => readPage(client, { ...query, columns }, 'one record');
  return {
    /** Reads it from a page of the list; `undefined` when it is no longer there. */
    read: async (client: Client, query: PageQuery, id: Id): Promise<R | undefined> =>
      recordById((await readAllColumns(client, query)).items, id),
    find: (client: Client, wanted: RecordToFind) => searchForRenamed(wanted, (query) => readAllColumns(client, query)),
  };
}
