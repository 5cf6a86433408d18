import * as v from 'valibot';
import { textField } from '../../wire/values';

/** The signed-in user, by wire name; unknown fields are absent. */
export interface UserInfo {
  readonly NAME?: string;
  readonly EMAIL?: string;
  readonly PHONE_NUMBER?: string;
  /** Address of the profile picture. */
  readonly PROFILE_PICTURE?: string;
  /** Name of the authenticator device; absent while two-factor is off. */
  readonly DEVICE_NAME?: string;
  /** What the back end permits, such as `users.write`, where it says so: a hint for what is shown. The server decides. */
  readonly PERMISSIONS?: readonly string[];
  /** What this back end offers beyond the specification, such as `idempotency-key`; without it nothing beyond is sent. */
  readonly CAPABILITIES?: readonly string[];
}

export interface Session {
  readonly accessToken: string;
  readonly userInfo?: UserInfo;
}

const userInfoFields = v.object({
  NAME: textField,
  EMAIL: textField,
  PHONE_NUMBER: textField,
  PROFILE_PICTURE: textField,
  DEVICE_NAME: textField,
  PERMISSIONS: v.fallback(v.optional(v.array(v.string())), undefined),
  CAPABILITIES: v.fallback(v.optional(v.array(v.string())), undefined),
});

/** Parses a user's record; omits fields without a value. */
export const userInfoSchema = v.pipe(
  userInfoFields,
  v.transform(
    (fields): UserInfo =>
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined)),
  ),
);

/** Returns the validated session. @throws {TypeError} when the token is not valid in a header */
export function requireValidSession(session: Session): Session {
  const { accessToken, userInfo }: Partial<Session> = typeof session === 'object' ? (session ?? {}) : {};
  if (typeof accessToken !== 'string' || !/^[\x21-\x7e]+$/.test(accessToken)) {
    throw new TypeError('setSession needs { accessToken }, a text without spaces or line breaks.');
  }
  const user = v.safeParse(userInfoSchema, userInfo);
  return user.success ? { accessToken, userInfo: user.output } : { accessToken };
}

/** Identifies the user of a session; '' when unknown. */
export function userKey(session: Session | undefined): string {
  return session?.userInfo?.EMAIL?.trim().toLowerCase() ?? '';
}
