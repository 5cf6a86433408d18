import { forgotPassword, resetPassword } from '../../api/passwords';
import type { WidgetHost } from '../../embed/widget';
import type { CallFailed, CallOutcome, PasswordChange } from '../../machines/login.types';
import { fieldReason } from '../../ui/field-reason';
import { callFailed } from './call-failed';
import { stepMessages } from './login-steps.messages';

const labels: Readonly<Record<string, string>> = {
  EMAIL: stepMessages.email,
  PASSWORD: stepMessages.currentPassword,
  NEW_PASSWORD: stepMessages.newPassword,
};

/** Changes a password, and makes every end of the call an outcome. */
export async function changePassword(host: WidgetHost, change: PasswordChange): Promise<CallOutcome> {
  try {
    await resetPassword(host.client, { EMAIL: change.email, PASSWORD: change.current, NEW_PASSWORD: change.next });
    return { step: 'done' };
  } catch (error) {
    return inWords(callFailed(host, 'resetPassword', error), stepMessages.mayBeReset);
  }
}

/** Has a mail sent with a link, and makes every end of the call an outcome. */
export async function sendMail(host: WidgetHost, email: string): Promise<CallOutcome> {
  try {
    await forgotPassword(host.client, email);
    return { step: 'done' };
  } catch (error) {
    return inWords(callFailed(host, 'forgotPassword', error), stepMessages.mayBeSent);
  }
}

/** The fields by what the form calls them, and what it means here that an answer got lost. */
function inWords({ step, failure }: CallFailed, lost: string): CallFailed {
  if (failure.kind === 'unknown-outcome') return { step, failure: { ...failure, message: lost } };
  const named = Object.entries(failure.fields ?? {}).filter(([name]) => labels[name] !== undefined);
  if (named.length === 0) return { step, failure };
  const fields = Object.fromEntries(named.map(([name, reason]) => [name, fieldReason(labels[name] ?? name, reason)]));
  return { step, failure: { ...failure, fields, message: [...new Set(Object.values(fields))].join(' ') } };
}
