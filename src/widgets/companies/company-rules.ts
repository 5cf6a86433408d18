import type { UnknownFields } from '../../api/resources/unknown-fields';
import { problemText } from '../../record/field-problem';
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
import { formatTextList } from '../../wire/text-list';
import { formMessages as messages } from './companies.messages';

export function draftOf(company: CompanyFields | undefined): CompanyFields {
  const blankOf = (key: CompanyKey) => (key === 'STATUS' ? 'Active' : isList(companyFields[key]) ? [] : '');
  return withValues((key) => company?.[key] ?? blankOf(key));
}

export const fieldsOf = (draft: CompanyFields): CompanyFields =>
  withValues((key) => {
    const value = draft[key];
    return typeof value === 'string' ? value.trim() : value;
  });

function withValues(of: (key: CompanyKey) => string | readonly string[]): CompanyFields {
  // SAFETY: text fields get texts, and list fields get lists.
  return mapFields(companyFields, of) as unknown as CompanyFields;
}

export function textOf(fields: CompanyFields, key: CompanyKey): string {
  const value = fields[key];
  return typeof value === 'string' ? value.trim() : formatTextList(value);
}

type FormGroup = keyof typeof messages.groups;

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

// SAFETY: the literal has exactly these keys.
const formKeys = Object.keys(groupOf) as readonly CompanyKey[];

export const formGroups = (['company', 'address', 'trade'] as const).map((group) => ({
  group,
  keys: formKeys.filter((key) => groupOf[key] === group),
}));

/**
 * Whether a chosen price category exists in the chosen currency. `stored`: it does not, but is accepted because the stored company
 * has it in this currency. `unknown`: the categories of a new currency are not loaded yet.
 */
export type CategoryFit = 'fits' | 'stored' | 'unavailable' | 'unknown';

export type CategoryFits = Readonly<Record<CategoryKey, CategoryFit>>;

/** `offered` is `undefined` while loading. */
function categoryFit(
  draft: CompanyFields,
  base: CompanyFields | undefined,
  key: CategoryKey,
  offered: readonly string[] | undefined,
): CategoryFit {
  if (draft[key] === '' || offered?.includes(draft[key])) return 'fits';
  const isStored = base?.CURRENCY === draft.CURRENCY && base[key] === draft[key];
  if (offered === undefined) return isStored ? 'fits' : 'unknown';
  return isStored ? 'stored' : 'unavailable';
}

export function categoryFits(
  draft: CompanyFields,
  base: CompanyFields | undefined,
  offered: Readonly<Record<CategoryKey, readonly string[]>> | undefined,
): CategoryFits {
  const fits = companyKeys.filter(isCategory).map((key) => [key, categoryFit(draft, base, key, offered?.[key])]);
  // SAFETY: has an entry for each price category.
  return Object.fromEntries(fits) as CategoryFits;
}

/** Returns the error of a value; a stored value is always accepted. */
export function problemOf(key: CompanyKey, draft: CompanyFields, base: CompanyFields | undefined): string | undefined {
  if (textOf(draft, key) === '' || (base !== undefined && textOf(draft, key) === textOf(base, key))) return undefined;
  const problem = fieldProblem(companyFields[key], draft[key]);
  return problem && problemText(problem);
}

/** Returns the errors that prevent sending, in the order of the form. Fields of unknown value may be empty: they are not sent. */
export function validationIssues(
  draft: CompanyFields,
  fits: CategoryFits,
  unknownFields: UnknownFields,
  base?: CompanyFields,
): readonly ValidationIssue[] {
  const verbOf = (key: CompanyKey): string | undefined => {
    const { kind, required } = companyFields[key];
    const isMissing = required && textOf(draft, key) === '' && !unknownFields.has(key);
    const doesNotFit = isCategory(key) && (fits[key] === 'unavailable' || fits[key] === 'unknown');
    if (isMissing || doesNotFit) return kind === 'text' ? messages.fill : messages.choose;
    return problemOf(key, draft, base) && messages.correct;
  };
  return formKeys.flatMap((key) => {
    const verb = verbOf(key);
    return verb === undefined ? [] : [{ verb, label: companyFields[key].label }];
  });
}
