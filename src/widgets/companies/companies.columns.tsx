import { fieldColumns } from '../../ui/table/field-columns';
import type { TableColumn } from '../../ui/table/table.types';
import { type CompanyRecord, companyFields } from '../../wire/company';

/** In default order; only the first cannot be hidden or moved. */
export const companyColumns: readonly TableColumn<CompanyRecord>[] = fieldColumns(
  companyFields,
  (company, key) => company[key],
);
