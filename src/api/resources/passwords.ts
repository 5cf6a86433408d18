import * as v from 'valibot';
import type { Client } from '../transport/client';

/** What changes a password for who knows the current one. */
export interface PasswordChange {
  readonly EMAIL: string;
  /** The current one. */
  readonly PASSWORD: string;
  readonly NEW_PASSWORD: string;
}

/** What sets a password for who got a link by mail. */
export interface PasswordByLink {
  readonly EMAIL: string;
  readonly TOKEN: string;
  readonly NEW_PASSWORD: string;
}

// Nobody's name: a session that this browser has may be somebody else's.
const anonymous = { schema: v.unknown(), access: 'anonymous' } as const;

/** Sets another password. Fails with status 400 when the current one is wrong. */
export async function resetPassword(client: Client, body: PasswordChange): Promise<void> {
  await client.write('post', 'api/auth/resetPassword', { ...anonymous, body: { ...body } });
}

/** Has a mail sent with a link to choose another password; the answer does not tell whether the address has an account. */
export async function forgotPassword(client: Client, email: string): Promise<void> {
  await client.write('post', 'api/auth/forgotPassword', { ...anonymous, body: { EMAIL: email } });
}

/** Sets a password by a mailed link, which is then used up. Fails with status 400 when forged, 410 when used or expired. */
export async function resetPasswordByLink(client: Client, body: PasswordByLink): Promise<void> {
  await client.write('post', 'api/auth/resetPassVerify', { ...anonymous, body: { ...body } });
}
