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

/** The BCP 47 tag of a locale that is shown for one such as `de-AT`, or `de_AT`; `en` for those without texts. */
export const supportedTag = (tag: string): string =>
  Object.hasOwn(languages, languageOfTag(tag)) ? tag.replaceAll('_', '-') : 'en';

/** Loads the language of a tag; `undefined` for English. */
export const importLanguage = async (tag: string): Promise<Language | undefined> =>
  (await languages[languageOfTag(tag)]?.())?.language;
