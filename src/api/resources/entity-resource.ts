import * as v from 'valibot';
import { callNames, type Entity, type EntityPaths } from '../../wire/entity';
import { type Fields, type Identity, isColumn, type KeyOf, keysOf, keysWhere } from '../../wire/field';
import { type FilterChoice, filterChoicesSchema, type Page, pageSchemaOf } from '../../wire/lists';
import { type Id, toText, type WireRecord } from '../../wire/values';
import type { ApiResponse, Client } from '../transport/client';
import type { ApiError } from '../transport/errors';
import {
  type ColumnsQuery,
  columnsBody,
  type PageQuery,
  recordById,
  type Saved,
  type SearchedRecord,
  type SearchResult,
  searchWhereTitleMayHaveChanged,
} from './records';
import { type UnknownFields, unknownFieldsOf } from './unknown-fields';

interface RowsQuery extends PageQuery {
  /** Only records with this status. @default all */
  readonly status?: string;
}

type EntityQuery = RowsQuery & ColumnsQuery;

/** An entity's name and calls. */
export interface EntityResource<R extends Identity> extends RecordCalls<R, EntityQuery> {
  /** Names what the browser stores for it. */
  readonly name: string;
  readonly noun: string;
  readonly titleKey: string;
  readonly titleOf: (record: R) => string;
  readonly columnKeys: readonly string[];
  readonly unknownFields: (record: R) => UnknownFields;
  /** Reads one record with all its fields from a page of the list; `undefined` when it is no longer there. */
  readonly read: (client: Client, query: RowsQuery, id: Id) => Promise<R | undefined>;
  /** Searches for one record with all its fields. */
  readonly find: (client: Client, wanted: SearchedRecord<R>) => Promise<SearchResult<R>>;
  readonly download: (client: Client, query: ColumnsQuery) => Promise<Blob>;
  /** Reads a page with all fields, whatever columns are visible. */
  readonly readAllFields: (client: Client, query: RowsQuery) => Promise<Page<R>>;
}

/** Makes the calls of an entity from its field table. A row has the visible columns, its title, and the fields without a column. */
export function entityResource<F extends Fields, R extends Identity & { readonly [K in KeyOf<F>]?: unknown }>(
  { fields, ...entity }: Entity<F>,
  record: v.GenericSchema<unknown, R>,
): EntityResource<R> {
  const { name, noun, titleKey } = entity;
  const keys = keysOf(fields);
  // The first column cannot be hidden, so that a title in it is always requested.
  const hideableTitle = keys.indexOf(titleKey) > 0 ? [titleKey] : [];
  const requiredKeys = ['ID', ...hideableTitle, ...keysWhere(fields, (field) => !isColumn(field))];
  const bodyOf = ({ status, ...query }: EntityQuery) => ({
    ...columnsBody(query, requiredKeys),
    ...(status !== undefined && { STATUS: status }),
  });
  const calls = recordCalls(entity, record, bodyOf);
  // Names each column, because some back ends read an empty list as "no columns"; has a separate purpose, so that loading a
  // page of the list does not abort it.
  const purpose = 'one record';
  const readAllFields = (client: Client, query: RowsQuery) => calls.page(client, { ...query, columns: keys }, purpose);
  return {
    ...calls,
    name,
    noun,
    titleKey,
    titleOf: (found) => toText(found[titleKey]),
    columnKeys: keysWhere(fields, isColumn),
    unknownFields: (found) => unknownFieldsOf(keys, found),
    read: async (client, query, id) => recordById((await readAllFields(client, query)).items, id),
    find: (client, wanted) => searchWhereTitleMayHaveChanged(wanted, (query) => readAllFields(client, query)),
    download: (client, query) =>
      client.download('post', callPath(entity, 'list'), { query: { download: '1' }, body: bodyOf(query) }),
    readAllFields,
  };
}

export interface RecordCalls<R extends Identity, Q> {
  /** Reads one page. A newer call of the same widget for the same purpose supersedes it. For a purpose other than the list, the response needs data. */
  readonly page: (client: Client, query: Q, purpose?: string) => Promise<Page<R>>;
  readonly filters: (client: Client) => Promise<readonly FilterChoice[]>;
  /** Creates one record, however often it is called with one `idempotencyKey`, where the back end supports it. */
  readonly create: (client: Client, fields: WireRecord, idempotencyKey?: string) => Promise<Saved<R>>;
  /** Rejects with status 409 when the record has changed since it was read; `currentOf` then returns the stored one. */
  readonly update: (client: Client, record: Identity, fields: WireRecord) => Promise<Saved<R>>;
  /** The current record, if a 409 of `update` carries it, bare or under `record`. */
  readonly currentOf: (error: ApiError) => R | undefined;
  /** Returns the message to show. */
  readonly remove: (client: Client, id: Id) => Promise<string>;
}

const callPath = (entity: EntityPaths, call: keyof ReturnType<typeof callNames>): string =>
  `api/${entity.path}/${callNames(entity)[call]}`;

/** Makes the calls of any entity; `bodyOf` returns the body of the request of a page. */
export function recordCalls<R extends Identity, Q>(
  entity: EntityPaths,
  record: v.GenericSchema<unknown, R>,
  bodyOf: (query: Q) => WireRecord,
): RecordCalls<R, Q> {
  // A response without a record is accepted.
  const savedSchema = v.fallback(v.optional(record), undefined);
  const wrappedSchema = v.pipe(
    v.object({ record }),
    v.transform((found) => found.record),
  );
  const conflictSchema = v.union([record, wrappedSchema]);

  const savedOf = ({ message, data }: ApiResponse<R | undefined>): Saved<R> => ({ message, record: data });
  return {
    async page(client, query, purpose) {
      // Null is an empty list, but does not say that a record is gone that was searched for.
      const path = callPath(entity, 'list');
      const needsData = purpose !== undefined;
      const request = { schema: pageSchemaOf(record, needsData), body: bodyOf(query), purpose: purpose ?? path };
      return (await client.read('post', path, request)).data;
    },
    async filters(client) {
      const { data } = await client.read('post', callPath(entity, 'filters'), {
        schema: filterChoicesSchema,
        body: {},
      });
      return data;
    },
    create: async (client, body, idempotencyKey) =>
      savedOf(await client.write('post', callPath(entity, 'create'), { schema: savedSchema, body, idempotencyKey })),
    update: async (client, { ID, VERSION }, fields) =>
      savedOf(
        await client.write('patch', callPath(entity, 'update'), {
          schema: savedSchema,
          body: { ...fields, ID, VERSION },
        }),
      ),
    currentOf({ status, data }) {
      const current = v.safeParse(conflictSchema, data);
      return status === 409 && current.success ? current.output : undefined;
    },
    async remove(client, id) {
      const query = { ID: String(id) };
      const { message } = await client.write('delete', callPath(entity, 'remove'), { schema: v.unknown(), query });
      return message;
    },
  };
}
