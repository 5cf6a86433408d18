import { companies } from '../../api/resources/companies';
import type { UnknownFields } from '../../api/resources/unknown-fields';
import { companyLabels } from '../../entity/company-labels.messages';
import { type Draft, draftRules } from '../../entity/draft-rules';
import { fieldMessages } from '../../entity/entity-form.messages';
import { recordKindOf } from '../../entity/record-kind-of';
import type { ValidationIssue } from '../../ui/form/validation-summary';
import { type CategoryKey, type CompanyKey, companyFields, companyKeys, isCategory } from '../../wire/company';
import type { formMessages as messages } from './companies.messages';

export type CompanyDraft = Draft<typeof companyFields>;

export const companyRules = draftRules(companyFields, companyLabels);

export const companyKind = recordKindOf(companies, companyRules);

export const { draftOf, sentValues } = companyRules;

type FormGroup = keyof typeof messages.groups;

const keysByGroup: Readonly<Record<FormGroup, readonly CompanyKey[]>> = {
  company: ['COMPANY_NAME', 'STATUS'],
  address: ['UNIT', 'ADDRESS1', 'ADDRESS2', 'CITY', 'REGION', 'POSTAL_CODE', 'COUNTRY'],
  trade: [
    'SALES_PERSON',
    'CURRENCY',
    'APPROVED_APPLICATOR',
    'PRICE_CATEGORY_STRIPS',
    'PRICE_CATEGORY_BULK',
    'CUSTOM_LOGO',
  ],
};
const keysInGroups = Object.values(keysByGroup).flat();

/** The fields of the form, part by part. A field that is in no group is at the end of the last. */
export const formGroups = [
  { group: 'company', keys: keysByGroup.company },
  { group: 'address', keys: keysByGroup.address },
  { group: 'trade', keys: [...keysByGroup.trade, ...companyKeys.filter((key) => !keysInGroups.includes(key))] },
] as const;

/**
 * Whether a chosen price category exists in the chosen currency. `stored`: it does not, but is accepted because the stored company
 * has it in this currency. `unknown`: the categories of a new currency are not loaded yet.
 */
export type CategoryFit = 'fits' | 'stored' | 'unavailable' | 'unknown';

export type CategoryFits = Readonly<Record<CategoryKey, CategoryFit>>;

/** `offered` is `undefined` while loading. */
function categoryFit(
  draft: CompanyDraft,
  base: CompanyDraft | undefined,
  key: CategoryKey,
  offered: readonly string[] | undefined,
): CategoryFit {
  if (draft[key] === '' || offered?.includes(draft[key])) return 'fits';
  const isStored = base?.CURRENCY === draft.CURRENCY && base[key] === draft[key];
  if (offered === undefined) return isStored ? 'fits' : 'unknown';
  return isStored ? 'stored' : 'unavailable';
}

export function categoryFits(
  draft: CompanyDraft,
  base: CompanyDraft | undefined,
  offered: Readonly<Record<CategoryKey, readonly string[]>> | undefined,
): CategoryFits {
  const fits = companyKeys.filter(isCategory).map((key) => [key, categoryFit(draft, base, key, offered?.[key])]);
  // SAFETY: has an entry for each price category.
  return Object.fromEntries(fits) as CategoryFits;
}

/** Returns the errors that prevent sending, in the order of the form. */
export function companyIssues(
  draft: CompanyDraft,
  fits: CategoryFits,
  unknownFields: UnknownFields,
  base?: CompanyDraft,
): readonly ValidationIssue[] {
  return formGroups
    .flatMap(({ keys }) => keys)
    .flatMap((key) => {
      if (isCategory(key) && (fits[key] === 'unavailable' || fits[key] === 'unknown'))
        return { verb: fieldMessages.choose, label: companyRules.labels[key] };
      return companyRules.issueOf(key, draft, base, unknownFields) ?? [];
    });
}
