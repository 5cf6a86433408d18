import { messageOf } from '../../machines/actors';
import type { TemplateStore } from '../templates/template-store';
import { missingMessages as messages } from './missing.messages';

/** The template by which the open file is read. */
export interface TemplateInUse {
  readonly name: string;
  /** Keys of the articles of earlier lists that were sent with the template, if it remembers any. */
  readonly earlierKeys?: ReadonlySet<string>;
  /** Why `earlierKeys` is absent. */
  readonly note?: string;
}

/** Never rejects, because the missing articles can be listed without it. */
export async function readTemplateArticles(
  store: Pick<TemplateStore, 'fetchArticles'>,
  name: string,
): Promise<TemplateInUse> {
  try {
    const remembered = await store.fetchArticles(name);
    if (remembered === 'too-many') return { name, note: messages.templateFull(name) };
    if (remembered.length === 0) return { name, note: messages.templateEmpty(name) };
    return { name, earlierKeys: new Set(remembered) };
  } catch (cause) {
    return { name, note: messages.templateFailed(name, messageOf(cause)) };
  }
}
