import type { Unread } from '../../api/resources/unread';
import { problemText } from '../../records/field-problem';
import type { ValidationIssue } from '../../ui/form/validation-summary';
import {
  type CategoryKey,
  type CompanyFields,
  type CompanyKey,
  companyFields,
  companyKeys,
  isCategory,
} from '../../wire/company';
import { isList, mapFields } from '../../wire/field';
import { fieldProblem } from '../../wire/field-value';
import { writeTextList } from '../../wire/text-list';
import { formMessages as messages } from './companies.messages';

/** The draft of a company, or that with which a new one begins. */
export function draftOf(company: CompanyFields | undefined): CompanyFields {
  const blankOf = (key: CompanyKey) => (key === 'STATUS' ? 'Active' : isList(companyFields[key]) ? [] : '');
  return withValues((key) => company?.[key] ?? blankOf(key));
}

/** The draft as it is sent. */
export const toSend = (draft: CompanyFields): CompanyFields =>
  withValues((key) => {
    const value = draft[key];
    return typeof value === 'string' ? value.trim() : value;
  });

function withValues(of: (key: CompanyKey) => string | readonly string[]): CompanyFields {
  // SAFETY: texts for the fields of texts, and a list for the list.
  return mapFields(companyFields, of) as unknown as CompanyFields;
}

/** A field's value as one text. */
export function textOf(fields: CompanyFields, key: CompanyKey): string {
  const value = fields[key];
  return typeof value === 'string' ? value.trim() : writeTextList(value);
}

/** The groups of the form. */
export type FormGroup = keyof typeof messages.groups;

/** The group of each field, in the order of the form. */
const groupOf: Readonly<Record<CompanyKey, FormGroup>> = {
  COMPANY_NAME: 'company',
  STATUS: 'company',
  UNIT: 'address',
  ADDRESS1: 'address',
  ADDRESS2: 'address',
  CITY: 'address',
  REGION: 'address',
  POSTAL_CODE: 'address',
  COUNTRY: 'address',
  SALES_PERSON: 'trade',
  CURRENCY: 'trade',
  APPROVED_APPLICATOR: 'trade',
  PRICE_CATEGORY_STRIPS: 'trade',
  PRICE_CATEGORY_BULK: 'trade',
  CUSTOM_LOGO: 'trade',
};

// SAFETY: the object is a literal; it has these keys and no others.
const formKeys = Object.keys(groupOf) as readonly CompanyKey[];

/** The fields of a group, in the order of the form. */
export const keysOfGroup = (group: FormGroup): readonly CompanyKey[] =>
  formKeys.filter((key) => groupOf[key] === group);

/**
 * How a chosen price category stands to those of its currency.
 * - `fits`: it is one of them, or none is chosen.
 * - `own`: it is not, but the company has it in this currency: what the back end itself has is not refused.
 * - `gone`: it does not exist in the chosen currency.
 * - `unknown`: the currency was changed, and its categories are not loaded.
 */
export type CategoryFit = 'fits' | 'own' | 'gone' | 'unknown';

/** How each price category fits. */
export type CategoryFits = Readonly<Record<CategoryKey, CategoryFit>>;

/** How a chosen price category stands to the `offered` ones, which are `undefined` where they are not known. */
function categoryFit(
  draft: CompanyFields,
  base: CompanyFields | undefined,
  key: CategoryKey,
  offered: readonly string[] | undefined,
): CategoryFit {
  if (draft[key] === '' || offered?.includes(draft[key])) return 'fits';
  const isOwn = base?.CURRENCY === draft.CURRENCY && base[key] === draft[key];
  if (offered === undefined) return isOwn ? 'fits' : 'unknown';
  return isOwn ? 'own' : 'gone';
}

/** How the chosen price categories stand to those of the draft's currency. */
export function categoryFits(
  draft: CompanyFields,
  base: CompanyFields | undefined,
  offered: Readonly<Record<CategoryKey, readonly string[]>> | undefined,
): CategoryFits {
  const fits = companyKeys.filter(isCategory).map((key) => [key, categoryFit(draft, base, key, offered?.[key])]);
  // SAFETY: made of all the price categories.
  return Object.fromEntries(fits) as CategoryFits;
}

/** What is wrong with a field's value, unless the company has it already; `undefined` when it can be sent. */
export function problemOf(key: CompanyKey, draft: CompanyFields, base: CompanyFields | undefined): string | undefined {
  if (textOf(draft, key) === '' || (base !== undefined && textOf(draft, key) === textOf(base, key))) return undefined;
  const problem = fieldProblem(companyFields[key], draft[key]);
  return problem && problemText(problem);
}

/**
 * What keeps the draft from being sent, in the order of the form. A required field may stay empty where its value is
 * unknown, since it is then not sent.
 */
export function obstacles(
  draft: CompanyFields,
  fits: CategoryFits,
  unread: Unread,
  base?: CompanyFields,
): readonly ValidationIssue[] {
  const verbOf = (key: CompanyKey): string | undefined => {
    const { kind, required } = companyFields[key];
    const isMissing = required && textOf(draft, key) === '' && !unread.has(key);
    const doesNotFit = isCategory(key) && (fits[key] === 'gone' || fits[key] === 'unknown');
    if (isMissing || doesNotFit) return kind === 'text' ? messages.fill : messages.choose;
    return problemOf(key, draft, base) && messages.correct;
  };
  return formKeys.flatMap((key) => {
    const verb = verbOf(key);
    return verb === undefined ? [] : [{ verb, label: companyFields[key].label }];
  });
}
