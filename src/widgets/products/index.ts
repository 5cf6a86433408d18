import { toReact } from '../../embed/to-react';
import { withSignIn } from '../../lists/with-sign-in';
import { ProductList } from './product-list';
import { productsDefinition } from './products.definition';

/**
 * The product list as a React component.
 * @example
 * <Products readonly selectable onSelect={({ records }) => console.log(records)} />
 */
export const Products = toReact(productsDefinition, withSignIn(ProductList, productsDefinition.methods));
