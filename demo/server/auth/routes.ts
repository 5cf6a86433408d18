import { Hono } from 'hono';
import type { Api, Deps, Env } from '../context';
import { pictureBodySize } from '../files/kept-file';
import { allow } from './allow';
import { login } from './login';
import { forgotPassword, resetPassVerify, resetPassword } from './passwords';
import { updateProfile } from './profile';
import { register } from './register';
import { enableMFA, generateAuthSecret } from './two-step';

/** The calls under /api/auth. */
export function authRoutes(deps: Deps): Api {
  const own = allow(deps, 'profile');
  return new Hono<Env>()
    .post('/login', (c) => login(c, deps))
    .post('/register', (c) => register(c, deps))
    .post('/resetPassword', (c) => resetPassword(c, deps))
    .post('/forgotPassword', (c) => forgotPassword(c, deps))
    .post('/resetPassVerify', (c) => resetPassVerify(c, deps))
    .post('/updateProfile', own, pictureBodySize, (c) => updateProfile(c, deps))
    .post('/generateAuthSecret', own, (c) => generateAuthSecret(c, deps))
    .post('/enableMFA', own, (c) => enableMFA(c, deps));
}
