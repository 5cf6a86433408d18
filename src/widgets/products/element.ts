import { defineElement, type ElementOf } from '../../embed/define-element';
import { withSignIn } from '../../lists/with-sign-in';
import { ProductList } from './product-list';
import { productsDefinition } from './products.definition';

defineElement(productsDefinition, withSignIn(ProductList, productsDefinition.methods));

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-products': ElementOf<typeof productsDefinition>;
  }
}
