import { wordlessMessage } from '../../api/answer';
import { ApiError } from '../../api/errors';
import { resetPasswordByLink } from '../../api/passwords';
import { refusedFields } from '../../api/refused-fields';
import type { WidgetHost } from '../../embed/widget';
import { resetMessages } from './reset.messages';

/** A mailed link, with the password that it shall set. */
export interface NewPassword {
  readonly email: string;
  readonly token: string;
  readonly password: string;
}

/**
 * How it ended.
 * - `useless`: the link is used up, has expired or was never made.
 * - `refused`: the password was not taken; it says why.
 * - `failed`: anything else; what was typed is worth another try.
 */
export type SetPasswordOutcome =
  | { readonly step: 'done' }
  | { readonly step: 'useless' | 'refused' | 'failed'; readonly message: string; readonly shown: boolean };

/** Sets the password, and makes every end of the call an outcome. */
export async function setPassword(host: WidgetHost, wanted: NewPassword): Promise<SetPasswordOutcome> {
  try {
    await resetPasswordByLink(host.client, {
      EMAIL: wanted.email,
      TOKEN: wanted.token,
      NEW_PASSWORD: wanted.password,
    });
    return { step: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message } = error;
    host.emit('pricebook-error', { operation: 'resetPassVerify', message, ...(status && { status }) });
    return outcomeOf(error);
  }
}

function outcomeOf({ kind, status, message, shown, fields }: ApiError): SetPasswordOutcome {
  if (kind === 'unknown-outcome') return { step: 'failed', message: resetMessages.mayBeDone, shown };
  if (kind !== 'refused') return { step: 'failed', message: `${message}. ${resetMessages.kept}`, shown };
  const { password } = refusedFields(fields, { password: 'NEW_PASSWORD' });
  if (password !== undefined) return { step: 'refused', message: password, shown };
  const isWordless = status !== undefined && message === wordlessMessage(status);
  const step = status === 400 || status === 410 ? 'useless' : 'failed';
  return { step, message: isWordless ? resetMessages.fallback : message, shown };
}
