import { toReact } from '../../embed/to-react';
import { Quotes as QuotesWidget } from './quotes';
import { quotesDefinition } from './quotes.definition';

/**
 * The quotes as a React component: a placeholder for now.
 * @example
 * <Quotes />
 */
export const Quotes = toReact(quotesDefinition, QuotesWidget);
