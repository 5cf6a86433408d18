import * as v from 'valibot';
import type { Client } from '../transport/client';

export interface PasswordChangeRequest {
  readonly EMAIL: string;
  readonly PASSWORD: string;
  readonly NEW_PASSWORD: string;
}

export interface PasswordByLink {
  readonly EMAIL: string;
  readonly TOKEN: string;
  readonly NEW_PASSWORD: string;
}

// Sent without the session token, which may be another user's.
const anonymous = { schema: v.unknown(), access: 'anonymous' } as const;

/** Rejects with status 400 when the current password is wrong. */
export async function sendPasswordChange(client: Client, body: PasswordChangeRequest): Promise<void> {
  await client.write('post', 'api/auth/resetPassword', { ...anonymous, body: { ...body } });
}

/** Requests a mail with a link. The response does not reveal whether the address has an account. */
export async function forgotPassword(client: Client, email: string): Promise<void> {
  await client.write('post', 'api/auth/forgotPassword', { ...anonymous, body: { EMAIL: email } });
}

/** Uses up the link. Rejects with status 400 for a forged link, 410 for a used or expired one. */
export async function resetPasswordByLink(client: Client, body: PasswordByLink): Promise<void> {
  await client.write('post', 'api/auth/resetPassVerify', { ...anonymous, body: { ...body } });
}
