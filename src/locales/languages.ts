import { languageOfTag } from '../wire/language-tag';
import type { Language } from './catalogue';

/** The languages besides English, which is built in; each is loaded when a page asks for it. */
const languages: Readonly<Record<string, () => Promise<{ readonly language: Language }>>> = {
  ar: () => import('./ar'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  zh: () => import('./zh-Hans'),
};

/** The language for a BCP 47 tag such as `de-AT`; `en` for those without texts. */
export function languageOf(tag: string): string {
  const code = languageOfTag(tag);
  return Object.hasOwn(languages, code) ? code : 'en';
}

/** Loads a language of `languageOf`; `undefined` for English. */
export const importLanguage = async (code: string): Promise<Language | undefined> =>
  (await languages[code]?.())?.language;
