import * as v from 'valibot';
import { type FilterChoice, filterChoices, type Page, pageOf } from '../../wire/lists';
import type { Id, WireRecord } from '../../wire/values';
import type { Client } from '../transport/client';
import type { ApiError } from '../transport/errors';
import { changedRecord, ifSaved, type Saved } from './records';

/** Where the calls of one kind of record go. */
interface RecordPaths {
  readonly page: string;
  readonly filters: string;
  readonly create: string;
  readonly update: string;
  readonly remove: string;
}

/** The calls that every list of records makes, for one kind of record. */
export function recordCalls<R extends { readonly ID: Id; readonly VERSION?: Id }>(
  record: v.GenericSchema<unknown, R>,
  paths: RecordPaths,
) {
  const page = pageOf(record);
  const saved = ifSaved(record);
  const anything = v.unknown();

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
    /** Reads what the list can be filtered by. */
    async filters(client: Client): Promise<readonly FilterChoice[]> {
      const { data } = await client.read('post', paths.filters, { schema: filterChoices, body: {} });
      return data;
    },
    /** Creates a record. */
    create: (client: Client, fields: WireRecord) => save(client, 'post', paths.create, fields),
    /** Changes a record. Fails with status 409 when it has changed since it was read: see `changed`. */
    update: (client: Client, { ID, VERSION }: R, fields: WireRecord) =>
      save(client, 'patch', paths.update, { ...fields, ID, VERSION }),
    /** The record as it now is, which a 409 of `update` may carry. */
    changed: (refusal: ApiError): R | undefined => changedRecord(record, refusal),
    /** Deletes a record; answers the message to be shown. */
    async remove(client: Client, id: Id): Promise<string> {
      const query = { ID: String(id) };
      const { message } = await client.write('delete', paths.remove, { schema: anything, query });
      return message;
    },
  };
}
