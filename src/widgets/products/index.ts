import { toReact } from '../../embed/react-door';
import { productsDefinition } from './products.definition';

/** The product list as a React component. */
export const Products = toReact(productsDefinition);
