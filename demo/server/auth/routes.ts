import * as v from 'valibot';
import { limitPictureBody } from '../files/stored-picture';
import { respond } from '../http/respond';
import type { Api, Deps } from './access/context';
import { endSession } from './access/ended-sessions';
import { createForgottenLimit } from './access/forgotten-limit';
import { permittedRoute, publicRoute, routesOf } from './access/routes-of';
import {
  changePassword,
  changePasswordBody,
  forgotBody,
  forgotPassword,
  resetPasswordByLink,
  resetPasswordByLinkBody,
} from './passwords';
import { profileSchema, updateProfile } from './profile';
import { register, registerBody } from './register';
import { enableBody, enableMFA, generateAuthSecret } from './sign-in/enrol-authenticator';
import { login, loginBody } from './sign-in/login';

/** Requests count here that the limits of mails do not count, such as those for one address again and again. */
const FORGOTTEN_PER_MAIL = 4;

export function authRoutes(deps: Deps): Api {
  const forgottenLimit = createForgottenLimit({ perClient: deps.mailLimits.perClient * FORGOTTEN_PER_MAIL });
  const signedIn = permittedRoute(deps, 'profile');
  return routesOf({
    'POST /login': publicRoute({
      summary: 'Signs in by password, or by password and code',
      body: loginBody,
      successes: {
        200: 'Signed in.',
        201: "The authenticator's code is required.",
        202: 'The password is temporary, or one of the most common ones, and must be replaced.',
        203: 'A code was mailed, and is required.',
      },
      errors: [401, 403, 429],
      handle: (c, { body }) => login(c, deps, body),
    }),
    'POST /register': publicRoute({
      summary: 'Applies for an account; the response is the same for an address that has one',
      body: registerBody,
      successes: { 201: 'The application was stored.' },
      errors: [429],
      handle: (c, { body }) => register(c, deps, body),
    }),
    'POST /resetPassword': publicRoute({
      summary: 'Changes a password, given the current one',
      body: changePasswordBody,
      errors: [403, 429],
      handle: (c, { body }) => changePassword(c, deps, body),
    }),
    'POST /forgotPassword': publicRoute({
      summary: 'Mails a reset link, if the address has an account',
      body: forgotBody,
      errors: [503],
      handle: (c, { body }) => forgotPassword(c, deps, body.EMAIL, forgottenLimit),
    }),
    'POST /resetPassVerify': publicRoute({
      summary: 'Sets a password, given the mailed link',
      body: resetPasswordByLinkBody,
      errors: [410],
      handle: (c, { body }) => resetPasswordByLink(c, deps, body),
    }),
    'POST /updateProfile': signedIn({
      summary: 'Changes name, phone number and picture of the signed-in account; absent fields keep their values',
      form: v.object({ ...profileSchema.entries, PROFILE_PICTURE: v.optional(v.file()) }),
      limit: limitPictureBody,
      handle: (c) => updateProfile(c, deps),
    }),
    'POST /signOut': signedIn({
      summary: 'Ends this session; others of the account go on',
      handle: async (c) => {
        const { token, expiresAt } = c.get('session');
        await endSession(deps.db, token, expiresAt);
        return respond(c, 'Signed out.', null);
      },
    }),
    'POST /generateAuthSecret': signedIn({
      summary: 'Generates a secret for an authenticator app',
      handle: (c) => generateAuthSecret(c, deps),
    }),
    'POST /enableMFA': signedIn({
      summary: 'Turns two-step verification on with that secret',
      body: enableBody,
      handle: (c, { body }) => enableMFA(c, deps, body),
    }),
  });
}
