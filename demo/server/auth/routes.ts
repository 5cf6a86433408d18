import { Hono } from 'hono';
import * as v from 'valibot';
import type { Api, Deps, Env } from '../context';
import { pictureBodySize } from '../files/kept-file';
import { type CallDescription, described } from '../openapi/described';
import { allow } from './allow';
import { login } from './login';
import { loginBody } from './login-request';
import { forgotBody, forgotPassword, resetBody, resetPassVerify, resetPassword, verifyBody } from './passwords';
import { profileFields, updateProfile } from './profile';
import { register, registerBody } from './register';
import { enableBody, enableMFA, generateAuthSecret } from './two-step';

const calls = {
  login: {
    summary: 'Signs in, by password alone or with a code besides',
    body: loginBody,
    done: {
      200: 'Signed in.',
      201: "The authenticator's code is asked for.",
      202: 'The password is a temporary one: another has to be chosen.',
      203: 'A code was mailed, and is asked for.',
    },
    refusals: [401, 403, 429],
  },
  register: {
    summary: 'Applies for an account; an address that has one gets the same answer',
    body: registerBody,
    done: { 201: 'The application was taken.' },
  },
  resetPassword: {
    summary: 'Changes the password of who knows the current one',
    body: resetBody,
    refusals: [403, 429],
  },
  forgotPassword: {
    summary: 'Mails a link to a new password, if the address has an account',
    body: forgotBody,
  },
  resetPassVerify: { summary: 'Sets a password by the link that was mailed', body: verifyBody, refusals: [410] },
  updateProfile: {
    summary: 'Changes the own name, phone number and picture; what is absent stays',
    form: v.object({ ...profileFields.entries, PROFILE_PICTURE: v.optional(v.file()) }),
  },
  generateAuthSecret: { summary: 'Makes a secret for an authenticator app' },
  enableMFA: { summary: 'Turns two-step verification on, with that secret', body: enableBody },
} satisfies Readonly<Record<string, CallDescription>>;

/** The calls under /api/auth. */
export function authRoutes(deps: Deps): Api {
  const own = allow(deps, 'profile');
  return new Hono<Env>()
    .post('/login', described(calls.login), (c) => login(c, deps))
    .post('/register', described(calls.register), (c) => register(c, deps))
    .post('/resetPassword', described(calls.resetPassword), (c) => resetPassword(c, deps))
    .post('/forgotPassword', described(calls.forgotPassword), (c) => forgotPassword(c, deps))
    .post('/resetPassVerify', described(calls.resetPassVerify), (c) => resetPassVerify(c, deps))
    .post('/updateProfile', described(calls.updateProfile), own, pictureBodySize, (c) => updateProfile(c, deps))
    .post('/generateAuthSecret', described(calls.generateAuthSecret), own, (c) => generateAuthSecret(c, deps))
    .post('/enableMFA', described(calls.enableMFA), own, (c) => enableMFA(c, deps));
}
