import { sql } from 'kysely';
import { type ListColumn, textColumn, textListColumn } from '../lists/list-column';

/** The columns of a company as the wire names them, in the list's order. */
export const companyKeys = [
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
  'CUSTOM_LOGO',
  'APPROVED_APPLICATOR',
] as const;

/** Columns whose every value is its own: no choice among them helps. */
const ownValues: ReadonlySet<string> = new Set(['COMPANY_NAME', 'UNIT', 'ADDRESS1', 'ADDRESS2']);

/** Columns whose values are offered as filter choices. */
export const companyChoiceKeys = companyKeys.filter((key) => !ownValues.has(key));

/** Where the column is kept. */
export const companyColumn = (key: (typeof companyKeys)[number]) => sql.ref(`company.${key.toLowerCase()}`);

/** The columns by which companies can be filtered. */
export const companyFilterColumns: readonly ListColumn[] = companyKeys.map((key) =>
  key === 'CUSTOM_LOGO'
    ? textListColumn(key, sql.ref<string[]>('company.custom_logo'))
    : textColumn(key, sql.ref<string>(`company.${key.toLowerCase()}`)),
);
