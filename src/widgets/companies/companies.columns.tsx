import type { CompanyKey, CompanyRecord } from '../../api/company-record';
import * as kinds from '../../ui/table/column-kinds';
import type { TableColumn } from '../../ui/table/table.types';
import { names } from './companies.messages';

function column(key: CompanyKey, width: number, kind: kinds.ColumnKind = kinds.text): TableColumn<CompanyRecord> {
  return { key, name: names[key], width, kind, value: (company) => company[key] };
}

/** The columns in their default order: all can be hidden and moved but the first. */
export const companyColumns: readonly TableColumn<CompanyRecord>[] = [
  column('COMPANY_NAME', 220),
  column('UNIT', 72),
  column('ADDRESS1', 184),
  column('ADDRESS2', 148),
  column('CITY', 128),
  column('REGION', 152),
  column('COUNTRY', 128),
  column('POSTAL_CODE', 104),
  column('SALES_PERSON', 140),
  column('CURRENCY', 92),
  column('PRICE_CATEGORY_STRIPS', 156),
  column('PRICE_CATEGORY_BULK', 148),
  column('STATUS', 108, kinds.status),
  column('CUSTOM_LOGO', 168, kinds.list()),
  column('APPROVED_APPLICATOR', 148),
];

/** Keys of the columns. */
export const companyColumnKeys: readonly string[] = companyColumns.map(({ key }) => key);
