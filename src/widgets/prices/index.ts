import { toReact } from '../../embed/react-door';
import { pricesDefinition } from './prices.definition';

/** The price list as a React component. */
export const Prices = toReact(pricesDefinition);
