import { fieldMessages } from '../../api/resources/field-errors';
import { type Registration, register } from '../../api/resources/register';
import { ApiError, asSentence } from '../../api/transport/errors';
import type { WidgetHost } from '../../embed/widget';
import { registerMessages as messages } from './register.messages';
import { firstInvalidField, type RegistrationErrors, wireNames } from './registration-rules';

export type Progress =
  | { readonly step: 'editing'; readonly errors: RegistrationErrors; readonly problem?: string }
  | { readonly step: 'sending' | 'done' };

/** Sends the registration; shows a failure as a toast and emits an event. */
export async function sendRegistration(host: WidgetHost, registration: Registration): Promise<Progress> {
  try {
    await register(host.client, registration);
    host.emit('pricebook-register', { email: registration.email });
    return { step: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, status, fields } = error;
    const isUnknown = kind === 'unknown-outcome';
    const message = isUnknown
      ? `${asSentence(error.reason)} ${messages.mayBeDone}`
      : (error.specificMessage ?? messages.failed);
    host.toast({ type: 'error', message });
    host.emit('pricebook-error', { operation: 'register', message, ...(status !== undefined && { status }) });
    const errors = fieldMessages(fields, wireNames);
    // A message beside a field is not repeated above the form.
    return { step: 'editing', errors, problem: firstInvalidField(errors) ? messages.failed : message };
  }
}
