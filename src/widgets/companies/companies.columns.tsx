import { fieldColumns } from '../../ui/table/field-columns';
import type { TableColumn } from '../../ui/table/table.types';
import { type CompanyRecord, companyFields } from '../../wire/company';

/** The columns in their default order: all can be hidden and moved but the first. */
export const companyColumns: readonly TableColumn<CompanyRecord>[] = fieldColumns(
  companyFields,
  (company, key) => company[key],
);
