import { Hono } from 'hono';
import * as v from 'valibot';
import { limitPictureBody } from '../files/stored-picture';
import { describeRoute, type RouteDescription } from '../http/describe-route';
import type { Api, Deps, Env } from './access/context';
import { requirePermission } from './access/require-permission';
import { forgotBody, forgotPassword, resetBody, resetPassVerify, resetPassword, verifyBody } from './passwords';
import { profileFields, updateProfile } from './profile';
import { register, registerBody } from './register';
import { enableBody, enableMFA, generateAuthSecret } from './sign-in/enrol-authenticator';
import { login } from './sign-in/login';
import { loginBody } from './sign-in/login-request';

const descriptions = {
  login: {
    summary: 'Signs in by password, or by password and code',
    body: loginBody,
    successes: {
      200: 'Signed in.',
      201: "The authenticator's code is required.",
      202: 'The password is temporary, or one of the most common ones, and must be replaced.',
      203: 'A code was mailed, and is required.',
    },
    errors: [401, 403, 429],
  },
  register: {
    summary: 'Applies for an account; the response is the same for an address that has one',
    body: registerBody,
    successes: { 201: 'The application was stored.' },
    errors: [429],
  },
  resetPassword: {
    summary: 'Changes a password, given the current one',
    body: resetBody,
    errors: [403, 429],
  },
  forgotPassword: {
    summary: 'Mails a reset link, if the address has an account',
    body: forgotBody,
  },
  resetPassVerify: { summary: 'Sets a password, given the mailed link', body: verifyBody, errors: [410] },
  updateProfile: {
    summary: 'Changes name, phone number and picture of the signed-in account; absent fields keep their values',
    form: v.object({ ...profileFields.entries, PROFILE_PICTURE: v.optional(v.file()) }),
  },
  generateAuthSecret: { summary: 'Generates a secret for an authenticator app' },
  enableMFA: { summary: 'Turns two-step verification on with that secret', body: enableBody },
} satisfies Readonly<Record<string, RouteDescription>>;

export function authRoutes(deps: Deps): Api {
  const signedIn = requirePermission(deps, 'profile');
  return new Hono<Env>()
    .post('/login', describeRoute(descriptions.login), (c) => login(c, deps))
    .post('/register', describeRoute(descriptions.register), (c) => register(c, deps))
    .post('/resetPassword', describeRoute(descriptions.resetPassword), (c) => resetPassword(c, deps))
    .post('/forgotPassword', describeRoute(descriptions.forgotPassword), (c) => forgotPassword(c, deps))
    .post('/resetPassVerify', describeRoute(descriptions.resetPassVerify), (c) => resetPassVerify(c, deps))
    .post('/updateProfile', describeRoute(descriptions.updateProfile), signedIn, limitPictureBody, (c) =>
      updateProfile(c, deps),
    )
    .post('/generateAuthSecret', describeRoute(descriptions.generateAuthSecret), signedIn, (c) =>
      generateAuthSecret(c, deps),
    )
    .post('/enableMFA', describeRoute(descriptions.enableMFA), signedIn, (c) => enableMFA(c, deps));
}
