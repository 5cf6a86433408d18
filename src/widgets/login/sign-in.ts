import { wordlessMessage } from '../../api/answer';
import { login } from '../../api/auth';
import { ApiError } from '../../api/errors';
import type { WidgetHost } from '../../embed/widget';
import type { Credentials, SignInOutcome } from '../../machines/login.machine';

/** Sends the credentials, tells the page of a failure, and makes every end of the call an outcome. */
export async function signIn(host: WidgetHost, { email, password }: Credentials): Promise<SignInOutcome> {
  try {
    return await login(host.client, { EMAIL: email, PASSWORD: password, MFA_FLAG: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, status, message, shown } = error;
    if (kind !== 'superseded') host.emit('pricebook-error', { operation: 'login', message, ...(status && { status }) });
    if (kind !== 'refused') return { step: 'failed', problem: { kind: 'unreachable', message } };
    const isWordless = status !== undefined && message === wordlessMessage(status);
    return { step: 'failed', problem: { kind: 'refused', message: isWordless ? '' : message, shown } };
  }
}
