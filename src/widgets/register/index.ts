import { toReact } from '../../embed/react-door';
import { registerDefinition } from './register.definition';

/** The registration as a React component: applies for an account. */
export const Register = toReact(registerDefinition);
