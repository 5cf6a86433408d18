import { toReact } from '../../embed/react-door';
import { loginDefinition } from './login.definition';

/** The login as a React component: signs in with email and password. */
export const Login = toReact(loginDefinition);
