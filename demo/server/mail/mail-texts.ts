import { languageOfTag } from '../../../src/wire/language-tag';
import { arabic } from './texts/ar';
import { german } from './texts/de';
import { english, type MailTexts } from './texts/en';
import { spanish } from './texts/es';
import { french } from './texts/fr';
import { chinese } from './texts/zh';

export type { MailTexts };

/** By the primary tag of the language. */
const languages: Readonly<Record<string, MailTexts>> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  zh: chinese,
};

/** The texts in a language of `acceptedLanguage`. @default English */
export const mailTexts = (language = 'en'): MailTexts =>
  (Object.hasOwn(languages, language) ? languages[language] : undefined) ?? english;

/**
 * The language of an Accept-Language header that comes first among those that mails are written in, as a tag such as `de`; `en`
 * where there is none of them, and `undefined` where the header has no preference.
 */
export function acceptedLanguage(header = '*'): string | undefined {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1';
    return { tag, weight: Number(weight) || 0 };
  });
  const wanted = ranges.filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0);
  if (wanted.length === 0) return undefined;
  const found = wanted
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => languageOfTag(tag))
    .find((language) => Object.hasOwn(languages, language));
  return found ?? 'en';
}

/** The attributes of a document in a language. */
export const documentLanguage = (language = 'en'): string =>
  language === 'ar' ? 'lang="ar" dir="rtl"' : `lang="${language === 'zh' ? 'zh-Hans' : language}"`;
