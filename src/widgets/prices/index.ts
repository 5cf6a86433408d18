import { toReact } from '../../embed/to-react';
import { withSignIn } from '../../lists/with-sign-in';
import { PriceList } from './price-list';
import { pricesDefinition } from './prices.definition';

/**
 * The price list as a React component.
 * @example
 * <Prices pageSize={50} onSave={({ record }) => console.log(record)} />
 */
export const Prices = toReact(pricesDefinition, withSignIn(PriceList, pricesDefinition.methods));
