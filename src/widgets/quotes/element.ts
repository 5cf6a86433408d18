import { defineElement, type ElementOf } from '../../embed/define-element';
import { Quotes } from './quotes';
import { quotesDefinition } from './quotes.definition';

defineElement(quotesDefinition, Quotes);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-quotes': ElementOf<typeof quotesDefinition>;
  }
}
