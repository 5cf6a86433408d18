import * as v from 'valibot';
import type { TemplateCalls } from '../../api/resources/upload-templates';
import { readStored, removeStored, writeStored } from '../../api/session/browser-storage';
import { hasCapability } from '../../api/session/session';
import type { Client } from '../../api/transport/client';
import { jsonText } from '../../api/transport/json-text';
import type { Id } from '../../wire/values';
import { templateMessages as messages } from './templates.messages';

/** The keys of the articles of a template's earlier lists; `too-many`: this browser has no room for them. */
export type RememberedArticles = readonly string[] | 'too-many';

/** Which articles the lists had that were sent with a template. Each call rejects with an `Error` whose message can be shown. */
export interface ArticleStore {
  readonly fetch: (id: Id) => Promise<RememberedArticles>;
  /** Adds the articles of one more list. */
  readonly add: (id: Id, keys: readonly string[]) => Promise<void>;
  /** Forgets what this browser has. */
  readonly remove: (id: Id) => void;
  /** Keeps what this browser has under another ID. */
  readonly move: (from: Id, to: Id) => void;
}

/** The articles stored by the back end if it has the calls for them, otherwise by this browser. */
export function createArticleStore(client: () => Client, area: string, calls: TemplateCalls | undefined): ArticleStore {
  const stored = createBrowserArticleStore(area);
  if (calls === undefined || !hasCapability(client().apiBase, 'template-articles')) return stored;
  return {
    ...stored,
    fetch: (id) => calls.fetchArticles(client(), id),
    add: (id, keys) => calls.addArticles(client(), id, keys),
  };
}

/** Maximum number of characters for one template. Browsers keep 5 million for each website, and the page's own data need room too. */
const maxTextLength = 1_000_000;

const storedSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.union([v.array(v.string()), v.literal('too-many')])),
  [],
);

/** If the text of the keys is too long to be stored, as with 100,000 SKUs, all are forgotten: a part of them would hide missing articles. */
function createBrowserArticleStore(area: string): ArticleStore {
  const keyOf = (id: Id) => `pricebook.template-articles.${area}.${String(id).trim().toLowerCase()}`;
  const read = (id: Id): RememberedArticles => v.parse(storedSchema, readStored('localStorage', keyOf(id)));
  const remove = (id: Id) => removeStored('localStorage', keyOf(id));
  const write = (id: Id, articles: RememberedArticles) => {
    const text = jsonText(articles);
    if (text.length <= maxTextLength) writeStored('localStorage', keyOf(id), text);
    if (readStored('localStorage', keyOf(id)) === text) return;
    remove(id);
    writeStored('localStorage', keyOf(id), jsonText('too-many'));
    throw new Error(messages.noRoom);
  };
  return {
    fetch: async (id) => read(id),
    async add(id, keys) {
      const before = read(id);
      // A list whose articles were forgotten may have had any.
      if (before === 'too-many') throw new Error(messages.noRoom);
      write(id, [...new Set([...before, ...keys])]);
    },
    remove,
    move(from, to) {
      const articles = read(from);
      if (keyOf(from) === keyOf(to)) return;
      remove(from);
      if (articles.length > 0) write(to, articles);
    },
  };
}
