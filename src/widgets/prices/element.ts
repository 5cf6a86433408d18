import { defineElement, type ElementOf } from '../../embed/define-element';
import { withSignIn } from '../../lists/with-sign-in';
import { PriceList } from './price-list';
import { pricesDefinition } from './prices.definition';

defineElement(pricesDefinition, withSignIn(PriceList, pricesDefinition.methods));

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-prices': ElementOf<typeof pricesDefinition>;
  }
}
