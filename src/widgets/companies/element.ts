import { defineElement, type ElementOf } from '../../embed/define-element';
import { withSignIn } from '../../lists/with-sign-in';
import { companiesDefinition } from './companies.definition';
import { CompanyList } from './company-list';

defineElement(companiesDefinition, withSignIn(CompanyList, companiesDefinition.methods));

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-companies': ElementOf<typeof companiesDefinition>;
  }
}
