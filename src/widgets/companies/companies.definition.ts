import { listDefinition } from '../../lists/list-definition';
import { companyFields } from '../../wire/company';
import css from './companies.css?inline';

/** The companies: search, filters, columns; creating, changing and deleting them. */
export const companiesDefinition = listDefinition('companies', companyFields, [css]);
