import { fieldMessages } from '../../api/resources/field-errors';
import { forgotPassword, sendPasswordChange } from '../../api/resources/passwords';
import { ApiError, asSentence } from '../../api/transport/errors';
import type { WidgetHost } from '../../embed/widget';
import type { CallFailed, CallOutcome, PasswordChange } from '../../machines/login.types';
import { reportFailedCall } from './call-failed';
import { stepMessages } from './login-steps.messages';

const wireNames = { email: 'EMAIL', current: 'PASSWORD', next: 'NEW_PASSWORD' } as const;

export async function changePassword(host: WidgetHost, change: PasswordChange): Promise<CallOutcome> {
  try {
    await sendPasswordChange(host.client, { EMAIL: change.email, PASSWORD: change.current, NEW_PASSWORD: change.next });
    return { step: 'done' };
  } catch (error) {
    return withFormErrors(reportFailedCall(host, 'resetPassword', error), stepMessages.mayBeReset, error);
  }
}

export async function sendMail(host: WidgetHost, email: string): Promise<CallOutcome> {
  try {
    await forgotPassword(host.client, email);
    return { step: 'done' };
  } catch (error) {
    return withFormErrors(reportFailedCall(host, 'forgotPassword', error), stepMessages.mayBeSent, error);
  }
}

function withFormErrors({ step, failure }: CallFailed, unknownOutcome: string, error: unknown): CallFailed {
  if (failure.kind === 'unknown-outcome')
    return { step, failure: { ...failure, message: `${asSentence(failure.message)} ${unknownOutcome}` } };
  const fields = error instanceof ApiError ? fieldMessages(error.fields, wireNames) : {};
  const reasons = [...new Set(Object.values(fields))];
  return reasons.length === 0
    ? { step, failure }
    : { step, failure: { ...failure, fields, message: reasons.join(' ') } };
}
