import type { Context } from 'hono';
import * as v from 'valibot';
import { recordAudit } from '../../audit/record-audit';
import { authenticatorContext } from '../../db/stored-secrets';
import { invalidFieldsError } from '../../http/http-error';
import { publicUrlFor } from '../../http/public-url';
import { respond } from '../../http/respond';
import { authenticatorChangedMail } from '../../mail/templates';
import { findAccountById } from '../access/account';
import { type Deps, type Env, sessionOrigin } from '../access/context';
import { requireRecentSignIn } from '../access/require-permission';
import { codeInput, requiredTextUpTo } from './auth-fields';
import { authenticatorUri, generateSecret, matchingTimeStep } from './authenticator';
import { userInfo } from './user-info';

const TO_REPLACE = 'replace-authenticator';

export const enableBody = v.object({
  secret: requiredTextUpTo(200),
  token: codeInput,
  deviceName: requiredTextUpTo(100),
});

/** Generates a secret for an authenticator app. It takes effect when `enableMFA` has verified a code. */
export async function generateAuthSecret(c: Context<Env>, deps: Deps): Promise<Response> {
  const { id } = c.get('account');
  const { email, totp_secret } = await findAccountById(deps.db, id);
  if (totp_secret !== null) requireRecentSignIn(c, deps, TO_REPLACE);
  const secret = generateSecret();
  const pending_totp_secret = deps.secrets.seal(secret, authenticatorContext(id));
  await deps.db.updateTable('account').set({ pending_totp_secret }).where('id', '=', id).execute();
  const data = { qrCode: authenticatorUri(secret, email), secret };
  return respond(c, 'Scan the QR code with your authenticator app.', data);
}

/** Turns two-step verification on with the secret that was generated last for the account. */
export async function enableMFA(
  c: Context<Env>,
  deps: Deps,
  { secret, token, deviceName }: v.InferOutput<typeof enableBody>,
): Promise<Response> {
  const { db, mail, secrets } = deps;
  const { id } = c.get('account');
  const { pending_totp_secret: pending, totp_secret } = await findAccountById(db, id);
  if (pending === null || secrets.open(pending, authenticatorContext(id)) !== secret) throw unknownSecretError();
  if (totp_secret !== null) requireRecentSignIn(c, deps, TO_REPLACE);
  const step = matchingTimeStep(secret, token, deps.clock());
  if (step === undefined) throw wrongCodeError();
  const enabled = await mail.transaction(async (trx, queue) => {
    const changed = await trx
      .updateTable('account')
      .set({ totp_secret: pending, device_name: deviceName, pending_totp_secret: null, last_totp_step: step })
      .where('id', '=', id)
      .where('pending_totp_secret', '=', pending)
      .returningAll()
      .executeTakeFirst();
    if (changed === undefined) throw unknownSecretError();
    const record = { id: changed.id, name: changed.email };
    await recordAudit(trx, sessionOrigin(c, deps), [{ kind: 'user.authenticator-changed', record }]);
    await queue(authenticatorChangedMail(changed, deviceName));
    return changed;
  });
  return respond(c, 'Two-factor authentication is on.', { userInfo: userInfo(enabled, publicUrlFor(c, deps)) });
}

const wrongCodeError = () =>
  invalidFieldsError({ token: 'This is not the code that the app shows now.' }, { refusal: 'wrong code' });

const unknownSecretError = () =>
  invalidFieldsError(
    { secret: 'is not the one that was made last for this account: please scan the QR code again' },
    { refusal: 'unknown secret' },
  );
