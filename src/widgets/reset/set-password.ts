import { fieldMessages, isInvalidLink } from '../../api/resources/field-errors';
import { resetPasswordByLink } from '../../api/resources/passwords';
import { ApiError, asSentence } from '../../api/transport/errors';
import { emitError } from '../../embed/emit';
import type { WidgetHost } from '../../embed/widget';
import { resetMessages } from './reset.messages';

/**
 * `invalid-link`: used, expired or forged. `refused`: the back end refused the new password. `failed`: anything else; the
 * user can try again.
 */
export type SetPasswordOutcome =
  | { readonly step: 'done' }
  | { readonly step: 'invalid-link' | 'refused' | 'failed'; readonly message: string };

/** Never rejects for a failed request. */
export async function setPassword(
  host: WidgetHost,
  { email, token, password }: Readonly<Record<'email' | 'token' | 'password', string>>,
): Promise<SetPasswordOutcome> {
  try {
    await resetPasswordByLink(host.client, { EMAIL: email, TOKEN: token, NEW_PASSWORD: password });
    return { step: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    emitError(host, 'resetPassVerify', error.message, error);
    return outcomeOf(error);
  }
}

function outcomeOf(error: ApiError): SetPasswordOutcome {
  const { kind, reason, fields } = error;
  if (kind === 'unknown-outcome')
    return { step: 'failed', message: `${asSentence(reason)} ${resetMessages.mayBeDone}` };
  if (kind !== 'refused') return { step: 'failed', message: `${asSentence(reason)} ${resetMessages.retryHint}` };
  const refused = fieldMessages(fields, { password: 'NEW_PASSWORD' }).password;
  if (refused !== undefined) return { step: 'refused', message: refused };
  const step = isInvalidLink(error) ? 'invalid-link' : 'failed';
  return { step, message: error.specificMessage ?? resetMessages.fallback };
}
