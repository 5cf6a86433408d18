import type { Context } from 'hono';
import * as v from 'valibot';
import { recordAudit } from '../../audit/record-audit';
import { authenticatorPlace } from '../../db/stored-secrets';
import { invalidFields } from '../../http/http-error';
import { publicUrlFor } from '../../http/public-url';
import { readBody } from '../../http/request';
import { respond } from '../../http/respond';
import { authenticatorChangedMail } from '../../mail/notices';
import type { Deps, Env } from '../access/context';
import { sessionOrigin } from '../access/origin';
import { requireRecentSignIn } from '../access/recent-sign-in';
import { codeInput, requiredTextUpTo } from './auth-fields';
import { authenticatorUri, generateSecret, matchingTimeStep } from './authenticator';
import { userInfo } from './user-info';

const TO_REPLACE = 'to replace your authenticator';

export const enableBody = v.object({
  secret: requiredTextUpTo(200),
  token: codeInput,
  deviceName: requiredTextUpTo(100),
});

/** Generates a secret for an authenticator app. It takes effect when `enableMFA` has verified a code. */
export async function generateAuthSecret(c: Context<Env>, { db, clock, secrets }: Deps): Promise<Response> {
  const { totp_secret } = await db
    .selectFrom('account')
    .select('totp_secret')
    .where('id', '=', c.get('account').id)
    .executeTakeFirstOrThrow();
  if (totp_secret !== null) requireRecentSignIn(c.get('signedInAt'), clock(), TO_REPLACE);
  const secret = generateSecret();
  const { email } = await db
    .updateTable('account')
    .set({ pending_totp_secret: secrets.seal(secret, authenticatorPlace(c.get('account').id)) })
    .where('id', '=', c.get('account').id)
    .returning('email')
    .executeTakeFirstOrThrow();
  const data = { qrCode: authenticatorUri(secret, email), secret };
  return respond(c, 'Scan the QR code with your authenticator app.', data);
}

/** Turns two-step verification on with the secret that was generated last for the account. */
export async function enableMFA(c: Context<Env>, deps: Deps): Promise<Response> {
  const { db, clock, mail, publicUrl, secrets } = deps;
  const { id } = c.get('account');
  const { secret, token, deviceName } = await readBody(c, enableBody);
  const account = await db
    .selectFrom('account')
    .select(['pending_totp_secret', 'totp_secret'])
    .where('id', '=', id)
    .executeTakeFirst();
  const pending = account?.pending_totp_secret ?? null;
  if (pending === null || secrets.open(pending, authenticatorPlace(id)) !== secret) throw unknownSecret();
  if (account?.totp_secret !== null) requireRecentSignIn(c.get('signedInAt'), clock(), TO_REPLACE);
  const step = matchingTimeStep(secret, token, clock());
  if (step === undefined) throw invalidFields({ token: 'This is not the code that the app shows now.' });
  const enabled = await mail.transaction(async (trx, queue) => {
    const changed = await trx
      .updateTable('account')
      .set({ totp_secret: pending, device_name: deviceName, pending_totp_secret: null, last_totp_step: step })
      .where('id', '=', id)
      .where('pending_totp_secret', '=', pending)
      .returningAll()
      .executeTakeFirst();
    if (changed === undefined) throw unknownSecret();
    const record = { id: changed.id, name: changed.email };
    await recordAudit(trx, sessionOrigin(c, deps), [{ kind: 'user.authenticator-changed', record }]);
    await queue(authenticatorChangedMail(changed, deviceName));
    return changed;
  });
  return respond(c, 'Two-factor authentication is on.', { userInfo: userInfo(enabled, publicUrlFor(c, publicUrl)) });
}

function unknownSecret() {
  return invalidFields({ secret: 'is not the one that was made last for this account: please scan the QR code again' });
}
