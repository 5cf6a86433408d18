import { type CompanyFields, type CompanyKey, companyFields } from '../../api/company-record';

/** The draft with which a new company begins. */
export function emptyDraft(): CompanyFields {
  return companyFields((key) => (key === 'STATUS' ? 'Active' : ''), []);
}

/** The draft of a company. */
export function draftOf(company: CompanyFields): CompanyFields {
  return companyFields((key) => company[key], company.CUSTOM_LOGO);
}

/** The draft as it is sent. */
export function toSend(draft: CompanyFields): CompanyFields {
  return companyFields((key) => draft[key].trim(), draft.CUSTOM_LOGO);
}

/** A field's value as one text. */
export function textOf(fields: CompanyFields, key: CompanyKey): string {
  return key === 'CUSTOM_LOGO' ? fields.CUSTOM_LOGO.join(', ') : fields[key].trim();
}

/** The fields of a form that are typed; the others are chosen. */
export const typedKeys = ['COMPANY_NAME', 'UNIT', 'ADDRESS1', 'ADDRESS2', 'CITY', 'REGION', 'POSTAL_CODE'] as const;

/** The fields that follow from the currency. */
const categoryKeys = ['PRICE_CATEGORY_STRIPS', 'PRICE_CATEGORY_BULK'] as const;

/** A field that follows from the currency. */
export type CategoryKey = (typeof categoryKeys)[number];

/**
 * How a chosen price category stands to those of its currency.
 * - `fits`: it is one of them, or none is chosen.
 * - `own`: it is not, but the company has it in this currency: what the back end itself has is not refused.
 * - `gone`: it does not exist in the currency that was chosen.
 * - `unknown`: the currency was changed, and its categories have not come.
 */
export type CategoryFit = 'fits' | 'own' | 'gone' | 'unknown';

/** How both price categories fit. */
export type CategoryFits = Readonly<Record<CategoryKey, CategoryFit>>;

/** Tells how a chosen price category stands to those that are `offered`; `undefined` where those are not known. */
export function categoryFit(
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

/** One field that keeps a draft from being sent. */
export interface CompanyObstacle {
  readonly kind: 'fill' | 'choose';
  readonly key: CompanyKey;
}

/** The fields in the order of the form. */
const formKeys: readonly CompanyKey[] = [
  'COMPANY_NAME',
  'STATUS',
  'UNIT',
  'ADDRESS1',
  'ADDRESS2',
  'CITY',
  'REGION',
  'POSTAL_CODE',
  'COUNTRY',
  'SALES_PERSON',
  'CURRENCY',
  ...categoryKeys,
  'CUSTOM_LOGO',
  'APPROVED_APPLICATOR',
];

/** What keeps the draft from being sent, in the order of the form: every field has to be filled, and a logo chosen. */
export function obstacles(draft: CompanyFields, fits: CategoryFits): readonly CompanyObstacle[] {
  const isTyped = (key: CompanyKey) => typedKeys.some((typed) => typed === key);
  const doesNotFit = (key: CompanyKey) =>
    categoryKeys.some((category) => category === key && (fits[category] === 'gone' || fits[category] === 'unknown'));
  return formKeys
    .filter((key) => textOf(draft, key) === '' || doesNotFit(key))
    .map((key) => ({ kind: isTyped(key) ? 'fill' : 'choose', key }));
}
