import * as v from 'valibot';
import type { TemplateCalls } from '../../api/resources/upload-templates';
import { readStored, writeStored } from '../../api/session/browser-storage';
import { hasCapability } from '../../api/session/session';
import type { Client } from '../../api/transport/client';
import { jsonText } from '../../api/transport/json-text';
import type { Id } from '../../wire/values';
import { createKeyNameMemory } from './key-name-memory';
import { type ArticleStore, createArticleStore, type RememberedArticles } from './template-articles';
import { type TemplateContent, templateContentSchema } from './template-content';
import { templateMessages as messages } from './templates.messages';

export interface StoredTemplate {
  readonly id: Id;
  readonly name: string;
  readonly content: TemplateContent;
}

/** Templates of one kind of upload. Each call rejects with an `Error` whose message can be shown. */
export interface TemplateStore {
  /** Whether the back end stores them for all users; otherwise this browser does. */
  readonly isShared: boolean;
  /** By name. Templates that this version cannot read are left out. */
  readonly list: () => Promise<readonly StoredTemplate[]>;
  /** Replaces the template of this name, if there is one. */
  readonly save: (name: string, content: TemplateContent) => Promise<void>;
  readonly rename: (id: Id, name: string) => Promise<void>;
  readonly remove: (id: Id) => Promise<void>;
  /** The articles of the lists that were sent with the template of this name. */
  readonly fetchArticles: (name: string) => Promise<RememberedArticles>;
  /** Lets the template of this name remember the articles of a list. */
  readonly addArticles: (name: string, keys: readonly string[]) => Promise<void>;
}

/**
 * The back end's templates if it has the calls for them, otherwise those of this browser.
 * @param client returns the client of the page that shows the upload now: an open file outlives the page on which a session has ended
 * @param area what is uploaded, by the name of its shape
 */
export function createTemplateStore(
  client: () => Client,
  area: string,
  calls: TemplateCalls | undefined,
): TemplateStore {
  return withRememberedNumbers(templateStore(client, area, calls), area);
}

/** The numbers that this browser remembers for a template follow its name, and are forgotten with what the template was before. */
function withRememberedNumbers(store: TemplateStore, area: string): TemplateStore {
  const memory = createKeyNameMemory(area);
  const nameOf = async (id: Id) => (await store.list()).find((template) => template.id === id)?.name;
  return {
    ...store,
    async save(name, content) {
      await store.save(name, content);
      memory.forgetTemplate(name);
    },
    async rename(id, name) {
      const before = await nameOf(id);
      await store.rename(id, name);
      if (before !== undefined) memory.renameTemplate(before, name);
    },
    async remove(id) {
      const name = await nameOf(id);
      await store.remove(id);
      if (name !== undefined) memory.forgetTemplate(name);
    },
  };
}

function templateStore(client: () => Client, area: string, calls: TemplateCalls | undefined): TemplateStore {
  const articles = createArticleStore(client, area, calls);
  if (calls === undefined || !hasCapability(client().apiBase, 'templates'))
    return createBrowserTemplateStore(area, articles);
  let cachedList: Promise<readonly StoredTemplate[]> | undefined;
  const forgetListAndAwait = async (change: Promise<void>): Promise<void> => {
    cachedList = undefined;
    try {
      await change;
    } finally {
      // A list that was read meanwhile may be the one before the change.
      cachedList = undefined;
    }
  };
  const listTemplates = () => {
    cachedList ??= calls.fetch(client()).then((templates) =>
      templates.flatMap(({ content, ...template }) => {
        const parsed = v.safeParse(templateContentSchema, content);
        return parsed.success ? [{ ...template, content: parsed.output }] : [];
      }),
    );
    // After a failure, such as the end of a session, the list is requested again.
    cachedList.catch(() => {
      cachedList = undefined;
    });
    return cachedList;
  };
  return {
    isShared: true,
    list: listTemplates,
    async save(name, content) {
      const id = (await listTemplates()).find((template) => isSameName(template.name, name))?.id;
      await forgetListAndAwait(calls.save(client(), { id, name, content }));
    },
    rename: (id, name) => forgetListAndAwait(calls.rename(client(), id, name)),
    async remove(id) {
      await forgetListAndAwait(calls.remove(client(), id));
      articles.remove(id);
    },
    ...articlesByName(listTemplates, articles),
  };
}

/** The articles of templates, by the template's name. */
function articlesByName(
  list: TemplateStore['list'],
  { fetch, add }: Pick<ArticleStore, 'fetch' | 'add'>,
): Pick<TemplateStore, 'fetchArticles' | 'addArticles'> {
  const idOf = async (name: string): Promise<Id> => {
    const storedTemplate = (await list()).find((template) => isSameName(template.name, name));
    if (storedTemplate === undefined) throw new Error(messages.gone(name));
    return storedTemplate.id;
  };
  return {
    fetchArticles: async (name) => fetch(await idOf(name)),
    addArticles: async (name, keys) => add(await idOf(name), keys),
  };
}

/** The name of the template for files with this header; '' without one, and where several suppliers have the same header. */
export function nameOfSameHeader(
  templates: readonly Pick<StoredTemplate, 'name' | 'content'>[],
  content: TemplateContent | undefined,
): string {
  const names = content?.names.join('|');
  const [first, ...others] = names ? templates.filter((one) => one.content.names.join('|') === names) : [];
  return first && others.length === 0 ? first.name : '';
}

export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const storedTemplateSchema = v.object({ name: v.string(), content: templateContentSchema });
const storedListSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), []);

/** The name is the ID, because it is unique. */
function createBrowserTemplateStore(area: string, articles: ArticleStore): TemplateStore {
  const key = `pricebook.templates.${area}`;
  const read = (): readonly StoredTemplate[] =>
    v
      .parse(storedListSchema, readStored('localStorage', key))
      .flatMap((entry) => {
        const template = v.safeParse(storedTemplateSchema, entry);
        return template.success ? [{ id: template.output.name, ...template.output }] : [];
      })
      .toSorted((one, other) => one.name.localeCompare(other.name));
  const write = (templates: readonly Omit<StoredTemplate, 'id'>[]) => {
    const text = jsonText(templates.map(({ name, content }) => ({ name, content })));
    if (!writeStored('localStorage', key, text)) throw new Error(messages.storageFull);
  };
  const templatesWithout = (name: Id) => read().filter((template) => !isSameName(template.name, String(name)));
  const list = async () => read();
  return {
    isShared: false,
    list,
    save: async (name, content) => write([...templatesWithout(name), { name, content }]),
    async rename(id, name) {
      const renamed = read().find((template) => template.id === id);
      if (read().some((template) => template.id !== id && isSameName(template.name, name)))
        throw new Error(messages.nameTaken(name));
      if (!renamed) return;
      write([...templatesWithout(id), { ...renamed, name }]);
      articles.move(id, name);
    },
    async remove(id) {
      write(templatesWithout(id));
      articles.remove(id);
    },
    ...articlesByName(list, articles),
  };
}
