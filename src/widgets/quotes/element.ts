import { defineElement, type ElementOf } from '../../embed/define-element';
import { quotesDefinition } from './quotes.definition';

defineElement(quotesDefinition);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-quotes': ElementOf<typeof quotesDefinition>;
  }
}
