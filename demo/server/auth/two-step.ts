import type { Context } from 'hono';
import * as v from 'valibot';
import type { Deps, Env } from '../context';
import { answer } from '../envelope';
import { addressSeen } from '../files/address-seen';
import { badFields } from '../refusal';
import { readBody } from '../request';
import { textUpTo, typedCode } from './auth-fields';
import { authenticatorAddress, newSecret, stepOfCode } from './authenticator';
import { userInfo } from './user-info';

/** The body of enableMFA. */
export const enableBody = v.object({ secret: textUpTo(200), token: typedCode, deviceName: textUpTo(100) });

/** Makes a secret for one's authenticator app; it takes effect once `enableMFA` has seen a code of it. */
export async function generateAuthSecret(c: Context<Env>, { db }: Deps): Promise<Response> {
  const secret = newSecret();
  const { email } = await db
    .updateTable('account')
    .set({ pending_totp_secret: secret })
    .where('id', '=', c.get('account').id)
    .returning('email')
    .executeTakeFirstOrThrow();
  const data = { qrCode: authenticatorAddress(secret, email), secret };
  return answer(c, 'Scan the QR code with your authenticator app.', data);
}

/** Turns two-step verification on, with the secret that was made last for this account. */
export async function enableMFA(c: Context<Env>, { db, clock, publicUrl }: Deps): Promise<Response> {
  const { secret, token, deviceName } = await readBody(c, enableBody);
  const account = await db
    .selectFrom('account')
    .select('pending_totp_secret')
    .where('id', '=', c.get('account').id)
    .executeTakeFirst();
  if (account?.pending_totp_secret !== secret) throw unknownSecret();
  const step = stepOfCode(secret, token, clock());
  if (step === undefined) throw badFields({ token: 'is not the code that the app shows now' });
  const enabled = await db
    .updateTable('account')
    .set({ totp_secret: secret, device_name: deviceName, pending_totp_secret: null, last_totp_step: step })
    .where('id', '=', c.get('account').id)
    .where('pending_totp_secret', '=', secret)
    .returningAll()
    .executeTakeFirst();
  if (enabled === undefined) throw unknownSecret();
  return answer(c, 'Two-factor authentication is on.', { userInfo: userInfo(enabled, addressSeen(c, publicUrl)) });
}

function unknownSecret() {
  return badFields({ secret: 'is not the one that was made last for this account: please scan the QR code again' });
}
