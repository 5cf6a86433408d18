import { defineMessages } from '../texts/define-messages';
import { companyFields } from '../wire/company';
import { labelsOf } from '../wire/field';

/** Labels of the fields, in columns, forms, filters and uploads. */
export const companyLabels = defineMessages('companyFields', labelsOf(companyFields));
