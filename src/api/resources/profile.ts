import * as v from 'valibot';
import { isRecord, textField, toText } from '../../wire/values';
import type { UserInfo } from '../session/session';
import type { Client } from '../transport/client';
import { unreadableError } from '../transport/errors';
import { errorMessages } from '../transport/errors.messages';

export type PictureChange = { readonly kind: 'keep' | 'remove' } | { readonly kind: 'replace'; readonly file: File };

export interface ProfileChange {
  /** Identifies the user and cannot be changed; `undefined` when the session lacks it. */
  readonly email: string | undefined;
  /** `undefined` leaves it as it is. */
  readonly name: string | undefined;
  readonly phone: string | undefined;
  readonly picture: PictureChange;
}

const userInfoKeys = ['NAME', 'EMAIL', 'PHONE_NUMBER', 'PROFILE_PICTURE', 'DEVICE_NAME'] as const;

const userInfoResponseSchema = v.pipe(
  v.unknown(),
  v.transform((data): UserInfo => {
    const user = isRecord(data) && isRecord(data.userInfo) ? data.userInfo : {};
    return Object.fromEntries(
      userInfoKeys.flatMap((key) => (Object.hasOwn(user, key) ? [[key, toText(user[key])]] : [])),
    );
  }),
);

/** Returns the changes for the session's user information: those of the response, else the sent values. */
export async function updateProfile(client: Client, { email, name, phone, picture }: ProfileChange): Promise<UserInfo> {
  const { data } = await client.sendForm('post', 'api/auth/updateProfile', {
    schema: userInfoResponseSchema,
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

export interface AuthSecret {
  /** An `otpauth://` address or the address of an image; '' when there is none. */
  readonly qrCode: string;
  readonly secret: string;
}

const authSecretSchema = v.object({ qrCode: textField, secret: textField });

/** Requests a new secret, which invalidates the previous one; a read, because repeating it does no harm. */
export async function generateAuthSecret(client: Client): Promise<AuthSecret> {
  const { status, data } = await client.read('post', 'api/auth/generateAuthSecret', { schema: authSecretSchema });
  if (data.secret === '') throw unreadableError(status, errorMessages.unexpected('secret'));
  return data;
}

/** Turns two-factor on. Returns the session's new user information. */
export async function enableMfa(
  client: Client,
  { secret, code, deviceName }: { readonly secret: string; readonly code: string; readonly deviceName: string },
): Promise<UserInfo> {
  const { data } = await client.write('post', 'api/auth/enableMFA', {
    schema: userInfoResponseSchema,
    body: { secret, token: code, deviceName },
  });
  // Some back ends return the user as it was before the change.
  return { ...data, DEVICE_NAME: data.DEVICE_NAME || deviceName };
}
