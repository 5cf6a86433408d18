import { defineElement, type ElementOf } from '../../embed/define-element';
import { requireSignIn } from '../../lists/require-sign-in';
import { ProductList } from './product-list';
import { productsDefinition } from './products.definition';

defineElement(productsDefinition, requireSignIn(ProductList, productsDefinition.methods));

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-products': ElementOf<typeof productsDefinition>;
  }
}
