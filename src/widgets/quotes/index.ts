import { toReact } from '../../embed/react-door';
import { quotesDefinition } from './quotes.definition';

/** The quotes as a React component: a placeholder for now. */
export const Quotes = toReact(quotesDefinition);
