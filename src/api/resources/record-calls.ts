import * as v from 'valibot';
import { type FilterChoice, filterChoices, type Page, pageOf } from '../../wire/lists';
import type { Id, WireRecord } from '../../wire/values';
import type { Client } from '../transport/client';
import type { ApiError } from '../transport/errors';
import { currentRecord, type Saved, savedRecord } from './records';

interface RecordPaths {
  readonly page: string;
  readonly filters: string;
  readonly create: string;
  readonly update: string;
  readonly remove: string;
}

export function recordCalls<R extends { readonly ID: Id; readonly VERSION?: Id }>(
  record: v.GenericSchema<unknown, R>,
  paths: RecordPaths,
) {
  const page = pageOf(record);
  const saved = savedRecord(record);
  const anyData = v.unknown();

  async function save(client: Client, method: 'post' | 'patch', path: string, body: WireRecord): Promise<Saved<R>> {
    const { message, data } = await client.write(method, path, { schema: saved, body });
    return { message, record: data };
  }
  return {
    /** Reads one page. A newer call of the same widget for the same purpose supersedes it. */
    async page(client: Client, body: WireRecord, purpose = paths.page): Promise<Page<R>> {
      const { data } = await client.read('post', paths.page, { schema: page, body, purpose });
      return data;
    },
    async filters(client: Client): Promise<readonly FilterChoice[]> {
      const { data } = await client.read('post', paths.filters, { schema: filterChoices, body: {} });
      return data;
    },
    create: (client: Client, fields: WireRecord) => save(client, 'post', paths.create, fields),
    /** Rejects with status 409 when the record has changed since it was read; `currentOf` then returns the stored one. */
    update: (client: Client, { ID, VERSION }: R, fields: WireRecord) =>
      save(client, 'patch', paths.update, { ...fields, ID, VERSION }),
    /** The current record, if a 409 of `update` carries it. */
    currentOf: (error: ApiError): R | undefined => currentRecord(record, error),
    /** Returns the message to show. */
    async remove(client: Client, id: Id): Promise<string> {
      const query = { ID: String(id) };
      const { message } = await client.write('delete', paths.remove, { schema: anyData, query });
      return message;
    },
  };
}
