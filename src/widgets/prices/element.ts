import { defineElement, type ElementOf } from '../../embed/define-element';
import { pricesDefinition } from './prices.definition';

defineElement(pricesDefinition);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-prices': ElementOf<typeof pricesDefinition>;
  }
}
