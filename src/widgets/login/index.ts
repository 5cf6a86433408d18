import { toReact } from '../../embed/to-react';
import { Login as LoginWidget } from './login';
import { loginDefinition } from './login.definition';

/**
 * The login as a React component: signs in with email and password.
 * @example
 * <Login onSignin={({ userInfo }) => console.log(userInfo)} />
 */
export const Login = toReact(loginDefinition, LoginWidget);
