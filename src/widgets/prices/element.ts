import { defineElement, type ElementOf } from '../../embed/define-element';
import { requireSignIn } from '../../lists/require-sign-in';
import { PriceList } from './price-list';
import { pricesDefinition } from './prices.definition';

defineElement(pricesDefinition, requireSignIn(PriceList, pricesDefinition.methods));

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-prices': ElementOf<typeof pricesDefinition>;
  }
}
