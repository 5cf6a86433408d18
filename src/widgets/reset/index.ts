import { toReact } from '../../embed/to-react';
import { Reset as ResetWidget } from './reset';
import { resetDefinition } from './reset.definition';

/**
 * The reset page as a React component: sets a password by a mailed link.
 * @example
 * <Reset />
 */
export const Reset = toReact(resetDefinition, ResetWidget);
