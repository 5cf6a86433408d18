import { defineMessages } from '../texts/define-messages';
import { labelsOf } from '../wire/field';
import { productFields } from '../wire/product';

/** Labels of the fields, in columns, forms, filters and uploads. */
export const productLabels = defineMessages('productFields', labelsOf(productFields));
