import { defineElement, type ElementOf } from '../../embed/define-element';
import { companiesDefinition } from './companies.definition';

defineElement(companiesDefinition);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-companies': ElementOf<typeof companiesDefinition>;
  }
}
