import { fieldMessages } from '../../api/resources/field-errors';
import { type Registration, register } from '../../api/resources/register';
import { ApiError } from '../../api/transport/errors';
import { emitError } from '../../embed/emit';
import type { WidgetHost } from '../../embed/widget';
import { registerMessages as messages } from './register.messages';
import { type RegistrationErrors, wireNames } from './registration-rules';

export type RegistrationProgress =
  | { readonly step: 'editing'; readonly errors: RegistrationErrors; readonly problem?: string }
  | { readonly step: 'sending' | 'done' };

/** Sends the registration; shows a failure as a toast and emits an event. */
export async function sendRegistration(host: WidgetHost, registration: Registration): Promise<RegistrationProgress> {
  try {
    await register(host.client, registration);
    host.emit('pricebook-register', { email: registration.email });
    return { step: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = error.messageWith(messages.mayBeDone, messages.failed);
    host.toast({ type: 'error', message });
    emitError(host, 'register', message, error);
    const errors = fieldMessages(error.fields, wireNames);
    // A message beside a field is not repeated above the form.
    return { step: 'editing', errors, problem: Object.keys(errors).length > 0 ? messages.failed : message };
  }
}
