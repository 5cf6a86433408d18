import { messageOf } from '../../machines/actors';
import type { TemplateStore } from '../templates/template-store';
import { missingMessages as messages } from './missing.messages';

/** The template by which the open file is read. */
export interface TemplateInUse {
  readonly name: string;
  /** Keys of the articles of its earlier lists, if it remembers any. */
  readonly earlier?: ReadonlySet<string>;
  /** Why it does not. */
  readonly note?: string;
}

/** Never rejects, because the missing articles can be listed without it. */
export async function readTemplate(store: Pick<TemplateStore, 'fetchArticles'>, name: string): Promise<TemplateInUse> {
  try {
    const remembered = await store.fetchArticles(name);
    if (remembered === 'too-many') return { name, note: messages.templateFull(name) };
    if (remembered.length === 0) return { name, note: messages.templateEmpty(name) };
    return { name, earlier: new Set(remembered) };
  } catch (cause) {
    return { name, note: messages.templateFailed(name, messageOf(cause)) };
  }
}
