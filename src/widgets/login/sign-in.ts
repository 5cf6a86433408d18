import { login } from '../../api/auth';
import type { Client } from '../../api/client';
import { ApiError } from '../../api/errors';
import type { Credentials, SignInOutcome } from '../../machines/login.machine';

/** Sends the credentials, and makes every end of that call an outcome. */
export async function signIn(client: Client, { email, password }: Credentials): Promise<SignInOutcome> {
  try {
    return await login(client, { EMAIL: email, PASSWORD: password, MFA_FLAG: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isRefusal = error.kind === 'refused' || error.kind === 'unauthorized';
    return { step: isRefusal ? 'refused' : 'unreachable', message: error.message };
  }
}
