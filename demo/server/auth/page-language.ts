import type { Coded, CodedMessage } from '../../../src/wire/error-texts';
import { codeOfReason } from '../../../src/wire/field-reasons';
import { acceptedLanguage, documentLanguage } from '../mail/mail-texts';
import { arabic, arabicReasons } from './page-texts/ar';
import { german, germanReasons } from './page-texts/de';
import { english, type PageTexts } from './page-texts/en';
import { spanish, spanishReasons } from './page-texts/es';
import { french, frenchReasons } from './page-texts/fr';
import { chinese, chineseReasons } from './page-texts/zh';

export interface PageLanguage {
  readonly texts: PageTexts;
  /** Attributes of the document. */
  readonly attributes: string;
  readonly reasons: Readonly<Record<string, string>>;
}

const languages: Readonly<Record<string, Omit<PageLanguage, 'attributes'>>> = {
  ar: { texts: arabic, reasons: arabicReasons },
  de: { texts: german, reasons: germanReasons },
  es: { texts: spanish, reasons: spanishReasons },
  fr: { texts: french, reasons: frenchReasons },
  zh: { texts: chinese, reasons: chineseReasons },
};

/** The language of a page, by the header Accept-Language of its request. @default English */
export function pageLanguage(acceptLanguage: string | undefined): PageLanguage {
  const tag = acceptedLanguage(acceptLanguage) ?? 'en';
  const found = Object.hasOwn(languages, tag) ? languages[tag] : undefined;
  return { ...(found ?? { texts: english, reasons: {} }), attributes: documentLanguage(found && tag) };
}

/** What an error says, in the language of the page as far as it has a text for its code. */
export const errorText = ({ reasons }: PageLanguage, coded: CodedMessage): string =>
  withParams(reasons, coded) ?? coded.message;

/** Why a field is refused. @param subject begins the sentence in English, such as `The name` */
export function fieldProblem({ reasons }: PageLanguage, subject: string, reason: string): string {
  const coded = codeOfReason(reason);
  return (coded && withParams(reasons, coded)) ?? `${subject} ${reason}.`;
}

function withParams(reasons: PageLanguage['reasons'], { code, params = {} }: Coded): string | undefined {
  const text = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return text?.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
