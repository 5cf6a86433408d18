import * as v from 'valibot';
import { listSchemaOf } from '../../wire/lists';
import { type Id, idSchema, isRecord, textField } from '../../wire/values';
import type { Client } from '../transport/client';
import { newIdempotencyKey } from '../transport/idempotency-key';

const templateSchema = v.pipe(
  v.object({ ID: idSchema, NAME: textField, TEMPLATE: v.unknown() }),
  v.transform(({ ID, NAME, TEMPLATE }) => ({ id: ID, name: NAME, content: TEMPLATE })),
);

/** A template of the back end whose content is not checked yet. */
type UncheckedTemplate = Readonly<v.InferOutput<typeof templateSchema>>;

const templatesSchema = v.pipe(
  v.unknown(),
  v.transform((data) => (isRecord(data) ? data.items : data)),
  listSchemaOf(templateSchema),
);

const articlesSchema = v.pipe(
  v.unknown(),
  v.transform((data) => (isRecord(data) ? data.items : data)),
  listSchemaOf(
    v.pipe(
      v.object({ MAIN_SKU: textField }),
      v.transform(({ MAIN_SKU }) => MAIN_SKU),
    ),
  ),
);

/** Less than 1 MB, which servers accept. */
const articlesPerCall = 5_000;

/** The calls for templates of price uploads, on back ends that name them among their capabilities. */
export const templateCalls = {
  fetch: async (client: Client): Promise<readonly UncheckedTemplate[]> =>
    (await client.read('get', 'api/price/getUploadTemplates', { schema: templatesSchema })).data,
  /** Adds a template, or replaces the one with this ID. */
  async save(client: Client, { id, name, content }: TemplateToSave): Promise<void> {
    const body = { ...(id !== undefined && { ID: id }), NAME: name, TEMPLATE: content };
    // The browser may repeat a request whose connection was lost: the key prevents a second template. With an ID, none is added.
    const creation = id === undefined ? { idempotencyKey: newIdempotencyKey() } : {};
    await client.write('post', 'api/price/saveUploadTemplate', { schema: v.unknown(), body, ...creation });
  },
  async rename(client: Client, id: Id, name: string): Promise<void> {
    const body = { ID: id, NAME: name };
    await client.write('patch', 'api/price/renameUploadTemplate', { schema: v.unknown(), body });
  },
  async remove(client: Client, id: Id): Promise<void> {
    const query = { ID: String(id) };
    await client.write('delete', 'api/price/deleteUploadTemplate', { schema: v.unknown(), query });
  },
  /** The keys of the articles of all lists that were sent with a template. */
  async fetchArticles(client: Client, id: Id): Promise<readonly string[]> {
    const request = { schema: articlesSchema, query: { ID: String(id) } };
    return (await client.read('get', 'api/price/getTemplateArticles', request)).data;
  },
  /** Adds the articles of a list, in as many calls as their number needs. */
  async addArticles(client: Client, id: Id, keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += articlesPerCall) {
      const body = { ID: id, MAIN_SKUS: keys.slice(from, from + articlesPerCall) };
      await client.write('post', 'api/price/addTemplateArticles', { schema: v.unknown(), body });
    }
  },
};

export type TemplateCalls = typeof templateCalls;

interface TemplateToSave {
  readonly id: Id | undefined;
  readonly name: string;
  readonly content: object;
}
