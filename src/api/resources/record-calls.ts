import * as v from 'valibot';
import { type FilterChoice, filterChoices, type Page, pageOf } from '../../wire/lists';
import type { Id, WireRecord } from '../../wire/values';
import type { Client } from '../transport/client';
import type { ApiError } from '../transport/errors';
import type { Saved } from './records';

interface RecordPaths<Q> {
  readonly page: string;
  readonly filters: string;
  readonly create: string;
  readonly update: string;
  readonly remove: string;
  /** Body of the request of a page. */
  readonly bodyOf: (query: Q) => WireRecord;
}

export function recordCalls<R extends { readonly ID: Id; readonly VERSION?: Id }, F extends object, Q>(
  record: v.GenericSchema<unknown, R>,
  paths: RecordPaths<Q>,
) {
  const page = pageOf(record);
  // A response without a record is accepted.
  const saved = v.fallback(v.optional(record), undefined);
  const wrapped = v.pipe(
    v.object({ record }),
    v.transform((found) => found.record),
  );
  const conflicting = v.union([record, wrapped]);

  async function save(client: Client, method: 'post' | 'patch', path: string, body: object): Promise<Saved<R>> {
    const { message, data } = await client.write(method, path, { schema: saved, body: { ...body } });
    return { message, record: data };
  }
  return {
    /** Reads one page. A newer call of the same widget for the same purpose supersedes it. */
    async page(client: Client, query: Q, purpose = paths.page): Promise<Page<R>> {
      const { data } = await client.read('post', paths.page, { schema: page, body: paths.bodyOf(query), purpose });
      return data;
    },
    async filters(client: Client): Promise<readonly FilterChoice[]> {
      const { data } = await client.read('post', paths.filters, { schema: filterChoices, body: {} });
      return data;
    },
    create: (client: Client, fields: F) => save(client, 'post', paths.create, fields),
    /** Rejects with status 409 when the record has changed since it was read; `currentOf` then returns the stored one. */
    update: (client: Client, { ID, VERSION }: R, fields: Partial<F>) =>
      save(client, 'patch', paths.update, { ...fields, ID, VERSION }),
    /** The current record, if a 409 of `update` carries it, bare or under `record`. */
    currentOf({ status, data }: ApiError): R | undefined {
      const current = v.safeParse(conflicting, data);
      return status === 409 && current.success ? current.output : undefined;
    },
    /** Returns the message to show. */
    async remove(client: Client, id: Id): Promise<string> {
      const query = { ID: String(id) };
      const { message } = await client.write('delete', paths.remove, { schema: v.unknown(), query });
      return message;
    },
  };
}
