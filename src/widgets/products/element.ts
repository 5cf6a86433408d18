import { defineElement, type ElementOf } from '../../embed/define-element';
import { productsDefinition } from './products.definition';

defineElement(productsDefinition);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-products': ElementOf<typeof productsDefinition>;
  }
}
