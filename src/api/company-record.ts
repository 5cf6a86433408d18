import * as v from 'valibot';
import { type Id, idSchema, toTexts, type WireRecord } from './wire';

/** Wire names of a company's texts, in the list's order. */
const textKeys = [
  'COMPANY_NAME',
  'UNIT',
  'ADDRESS1',
  'ADDRESS2',
  'CITY',
  'REGION',
  'COUNTRY',
  'POSTAL_CODE',
  'SALES_PERSON',
  'CURRENCY',
  'PRICE_CATEGORY_STRIPS',
  'PRICE_CATEGORY_BULK',
  'STATUS',
  'APPROVED_APPLICATOR',
] as const;

/** Wire name of a company's text. */
export type CompanyTextKey = (typeof textKeys)[number];

/** What is known of a company: texts ('' where unset), and the chosen logos. */
export type CompanyFields = Readonly<Record<CompanyTextKey, string>> & { readonly CUSTOM_LOGO: readonly string[] };

/** Wire name of what is known of a company. */
export type CompanyKey = keyof CompanyFields;

/** A company, as lists and saves answer it. */
export interface CompanyRecord extends CompanyFields {
  readonly ID: Id;
  /** Sent back with a change, so that the back end can tell a stale one; absent where it keeps no versions. */
  readonly VERSION?: Id;
  /** The record as the back end sent it, unknown fields included: what events carry. */
  readonly source: WireRecord;
}

/** Reads a company liberally: numbers become text, a list where a text is expected its values joined by commas. */
export const companyRecordSchema = v.pipe(
  v.looseObject({ ID: idSchema, VERSION: v.nullish(idSchema) }),
  v.transform(toCompanyRecord),
);

/** The fields of a company, each as `read` answers it. */
export function companyFields(read: (key: CompanyTextKey) => string, logos: readonly string[]): CompanyFields {
  // SAFETY: `textKeys` holds every CompanyTextKey.
  const texts = Object.fromEntries(textKeys.map((key) => [key, read(key)])) as Record<CompanyTextKey, string>;
  return { ...texts, CUSTOM_LOGO: logos };
}

function toCompanyRecord(
  source: WireRecord & { readonly ID: Id; readonly VERSION?: Id | null | undefined },
): CompanyRecord {
  return {
    ...companyFields((key) => toTexts(source[key]).join(', ').trim(), toTexts(source.CUSTOM_LOGO)),
    ID: source.ID,
    ...(source.VERSION !== null && source.VERSION !== undefined && { VERSION: source.VERSION }),
    source,
  };
}
