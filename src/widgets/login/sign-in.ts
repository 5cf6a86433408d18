import { type LoginRequest, login } from '../../api/resources/auth';
import type { WidgetHost } from '../../embed/widget';
import type { SignInOutcome, SignInRequest } from '../../machines/login.types';
import { reportFailedCall } from './call-failed';

/** Never rejects for a failed request. */
export async function signIn(host: WidgetHost, request: SignInRequest, signal: AbortSignal): Promise<SignInOutcome> {
  try {
    return await login(host.client, toRequest(request), signal);
  } catch (error) {
    return reportFailedCall(host, 'login', error);
  }
}

function toRequest(request: SignInRequest): LoginRequest {
  const credentials = { EMAIL: request.email, PASSWORD: request.password };
  switch (request.kind) {
    case 'password':
      return { ...credentials, MFA_FLAG: true };
    case 'code-request':
      return { ...credentials, MFA_FLAG: false, OTPFLAG: false, TOTPFLAG: false };
    case 'email-code':
      return { ...credentials, OTPFLAG: true, OTP: request.code };
    case 'authenticator-code':
      return { ...credentials, TOTPFLAG: true, TOTP: request.code };
  }
}
