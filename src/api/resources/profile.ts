import * as v from 'valibot';
import { isRecord, textField, toText } from '../../wire/values';
import type { UserInfo } from '../session/session';
import type { Client } from '../transport/client';
import { unreadableError } from '../transport/errors';

/** What becomes of the profile picture. */
export type PictureChange = { readonly kind: 'keep' | 'remove' } | { readonly kind: 'replace'; readonly file: File };

/** A profile as it is to be. */
export interface ProfileChange {
  /** Says whose it is; it cannot be changed. `undefined` where the session does not know. */
  readonly email: string | undefined;
  /** `undefined` leaves it as it is. */
  readonly name: string | undefined;
  /** `undefined` leaves it as it is. */
  readonly phone: string | undefined;
  readonly picture: PictureChange;
}

const userKeys = ['NAME', 'EMAIL', 'PHONE_NUMBER', 'PROFILE_PICTURE', 'DEVICE_NAME'] as const;

const userAnswer = v.pipe(
  v.unknown(),
  v.transform((data): UserInfo => {
    const user = isRecord(data) && isRecord(data.userInfo) ? data.userInfo : {};
    return Object.fromEntries(userKeys.flatMap((key) => (Object.hasOwn(user, key) ? [[key, toText(user[key])]] : [])));
  }),
);

/**
 * Saves the profile. Answers what the user is to be known by, the sent values where the back end says nothing; '' is none.
 */
export async function updateProfile(client: Client, { email, name, phone, picture }: ProfileChange): Promise<UserInfo> {
  const { data } = await client.sendForm('post', 'api/auth/updateProfile', {
    schema: userAnswer,
    fields: {
      EMAIL: email,
      NAME: name,
      PHONE_NUMBER: phone,
      REMOVE_PICTURE: picture.kind === 'remove' ? 'true' : 'false',
      PROFILE_PICTURE: picture.kind === 'replace' ? picture.file : undefined,
    },
  });
  return {
    ...(name !== undefined && { NAME: name }),
    ...(phone !== undefined && { PHONE_NUMBER: phone }),
    ...(picture.kind === 'remove' && { PROFILE_PICTURE: '' }),
    ...data,
  };
}

/** What an authenticator app is to be told. */
export interface AuthSecret {
  /** An `otpauth://` address, or the address of a picture of it; '' where there is none. */
  readonly qrCode: string;
  readonly secret: string;
}

const authSecret = v.object({ qrCode: textField, secret: textField });

/** Asks for a secret to set up an authenticator app with; a newer one makes the older useless. */
export async function generateAuthSecret(client: Client): Promise<AuthSecret> {
  const { status, data } = await client.read('post', 'api/auth/generateAuthSecret', { schema: authSecret });
  if (data.secret === '') throw unreadableError(status, 'the secret is missing');
  return data;
}

/** Turns two-factor on with a code of the app that the secret was given to. Answers what the user is to be known by. */
export async function enableMfa(
  client: Client,
  { secret, code, deviceName }: { readonly secret: string; readonly code: string; readonly deviceName: string },
): Promise<UserInfo> {
  const { data } = await client.write('post', 'api/auth/enableMFA', {
    schema: userAnswer,
    body: { secret, token: code, deviceName },
  });
  // A back end that has not read its own change again would make the device unknown at once.
  return { ...data, DEVICE_NAME: data.DEVICE_NAME || deviceName };
}
