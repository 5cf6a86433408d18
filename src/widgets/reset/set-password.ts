import { fieldMessages, isInvalidLink } from '../../api/resources/field-errors';
import { resetPasswordByLink } from '../../api/resources/passwords';
import { ApiError, asSentence } from '../../api/transport/errors';
import type { WidgetHost } from '../../embed/widget';
import { resetMessages } from './reset.messages';

export interface NewPassword {
  readonly email: string;
  readonly token: string;
  readonly password: string;
}

/**
 * Outcome of the request.
 * - `invalid-link`: the link was used, has expired or is forged.
 * - `refused`: the password was refused.
 * - `failed`: anything else; the user can try again.
 */
export type SetPasswordOutcome =
  | { readonly step: 'done' }
  | { readonly step: 'invalid-link' | 'refused' | 'failed'; readonly message: string };

/** Never rejects for a failed request. */
export async function setPassword(host: WidgetHost, change: NewPassword): Promise<SetPasswordOutcome> {
  try {
    await resetPasswordByLink(host.client, {
      EMAIL: change.email,
      TOKEN: change.token,
      NEW_PASSWORD: change.password,
    });
    return { step: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message } = error;
    host.emit('pricebook-error', { operation: 'resetPassVerify', message, ...(status && { status }) });
    return outcomeOf(error);
  }
}

function outcomeOf(error: ApiError): SetPasswordOutcome {
  const { kind, reason, fields } = error;
  if (kind === 'unknown-outcome')
    return { step: 'failed', message: `${asSentence(reason)} ${resetMessages.mayBeDone}` };
  if (kind !== 'refused') return { step: 'failed', message: `${asSentence(reason)} ${resetMessages.kept}` };
  const { password } = fieldMessages(fields, { password: 'NEW_PASSWORD' });
  if (password !== undefined) return { step: 'refused', message: password };
  const step = isInvalidLink(error) ? 'invalid-link' : 'failed';
  return { step, message: error.specificMessage ?? resetMessages.fallback };
}
