import { toReact } from '../../embed/to-react';
import { Register as RegisterWidget } from './register';
import { registerDefinition } from './register.definition';

/**
 * The registration as a React component: applies for an account.
 * @example
 * <Register />
 */
export const Register = toReact(registerDefinition, RegisterWidget);
