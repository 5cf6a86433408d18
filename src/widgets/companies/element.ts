import { defineElement, type ElementOf } from '../../embed/define-element';
import { requireSignIn } from '../../lists/require-sign-in';
import { companiesDefinition } from './companies.definition';
import { CompanyList } from './company-list';

defineElement(companiesDefinition, requireSignIn(CompanyList, companiesDefinition.methods));

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-companies': ElementOf<typeof companiesDefinition>;
  }
}
