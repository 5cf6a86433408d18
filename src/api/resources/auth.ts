import * as v from 'valibot';
import { requireValidSession, type Session, userInfoSchema } from '../session/session-record';
import type { Client } from '../transport/client';
import { unreadableError } from '../transport/errors';
import { errorMessages } from '../transport/errors.messages';

interface Credentials {
  readonly EMAIL: string;
  readonly PASSWORD: string;
}

/** In order: email and password; with a mailed code; with a code of an authenticator app; a request to mail a code. */
export type LoginRequest =
  | (Credentials & { readonly MFA_FLAG: true })
  | (Credentials & { readonly OTPFLAG: true; readonly OTP: string })
  | (Credentials & { readonly TOTPFLAG: true; readonly TOTP: string })
  | (Credentials & { readonly MFA_FLAG: false; readonly OTPFLAG: false; readonly TOTPFLAG: false });

export type LoginResult =
  | { readonly step: 'signed-in'; readonly session: Session; readonly message: string }
  /** `authenticator-code`: 201; `password-reset`: 202; `email-code`: 203. */
  | { readonly step: 'authenticator-code' | 'password-reset' | 'email-code'; readonly message: string };

const loginDataSchema = v.nullish(
  v.object({ accessToken: v.nullish(v.string()), userInfo: v.fallback(v.nullish(userInfoSchema), null) }),
  {},
);

/**
 * Returns the session without setting it. Rejects with status 401 for wrong credentials. For the client it is a read: a newer
 * sign-in supersedes it.
 */
export async function login(client: Client, request: LoginRequest, signal?: AbortSignal): Promise<LoginResult> {
  const { status, message, data } = await client.read('post', 'api/auth/login', {
    schema: loginDataSchema,
    body: { ...request },
    access: 'anonymous',
    signal,
  });
  if (status === 201) return { step: 'authenticator-code', message };
  if (status === 202) return { step: 'password-reset', message };
  if (status === 203) return { step: 'email-code', message };
  return { step: 'signed-in', session: readSession(status, data), message };
}

/** Some back ends send the token as it stands in the header. */
function readSession(status: number, data: v.InferOutput<typeof loginDataSchema>): Session {
  const { accessToken, userInfo } = data ?? {};
  const token = accessToken?.trim().replace(/^bearer(\s+|$)/i, '') ?? '';
  try {
    return requireValidSession({ accessToken: token, ...(userInfo && { userInfo }) });
  } catch {
    throw unreadableError(status, errorMessages.unexpected('accessToken'));
  }
}
