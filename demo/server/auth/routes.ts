import { Hono } from 'hono';
import * as v from 'valibot';
import type { Api, Deps, Env } from '../context';
import { answer } from '../envelope';
import { Refusal } from '../refusal';
import { readBody, requiredText, wireText } from '../request';
import { clientAddress } from './client-address';
import { countFailure, forgetFailures, requireAttemptsLeft } from './login-failures';
import { verifyPassword } from './password';

const credentials = v.object({
  EMAIL: v.pipe(requiredText, v.toLowerCase()),
  PASSWORD: v.pipe(wireText, v.minLength(1, 'is needed'), v.maxLength(1000, 'is too long')),
  MFA_FLAG: v.optional(v.boolean('has to be true or false')),
});

/** The calls under /api/auth. */
export function authRoutes(deps: Deps): Api {
  return new Hono<Env>().post('/login', async (c) => {
    const { EMAIL, PASSWORD } = await readBody(c, credentials);
    const attempt = { email: EMAIL, address: clientAddress(c, deps.trustProxy), now: deps.clock() };
    await requireAttemptsLeft(deps.db, attempt);
    const account = await findByEmail(deps, EMAIL);
    const right = await verifyPassword(PASSWORD, account?.password_hash ?? null);
    if (account === undefined || !right) {
      await countFailure(deps.db, attempt);
      throw new Refusal(401, 'Invalid credentials');
    }
    await requireAttemptsLeft(deps.db, attempt);
    if (account.status !== 'Active') {
      throw new Refusal(403, `Your account is ${account.status.toLowerCase()}. Please ask your administrator.`);
    }
    if (account.totp_secret !== null) {
      return answer(c, 'Enter the code of your authenticator app.', { TWO_STEP_VERIFICATION: true }, 201);
    }

    await forgetFailures(deps.db, attempt);
    await deps.db.updateTable('account').set({ last_login: deps.clock() }).where('id', '=', account.id).execute();
    const accessToken = await deps.tokens.issue({ accountId: account.id, tokenVersion: account.token_version });
    const userInfo = {
      NAME: account.name,
      EMAIL: account.email,
      PHONE_NUMBER: account.phone_number,
      PROFILE_PICTURE: '',
      DEVICE_NAME: account.device_name,
    };
    return answer(c, 'Signed in.', { accessToken, userInfo, TWO_STEP_VERIFICATION: false });
  });
}

function findByEmail({ db }: Deps, email: string) {
  return db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
}
