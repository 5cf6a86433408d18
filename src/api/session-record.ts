import * as v from 'valibot';
import { textField } from './wire';

/** Who is signed in, by wire name; what the back end did not say is absent. */
export interface UserInfo {
  readonly NAME?: string;
  readonly EMAIL?: string;
  readonly PHONE_NUMBER?: string;
  /** Address of the profile picture. */
  readonly PROFILE_PICTURE?: string;
  /** Name of the authenticator device; absent while two-factor is off. */
  readonly DEVICE_NAME?: string;
}

/** Signed in means having one of these. */
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
});

/** Reads a user's record liberally: text where there is some, all else left out. */
export const userInfoSchema = v.pipe(
  userInfoFields,
  v.transform((fields): UserInfo => Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))),
);

/** The session, checked. Throws when the token is not a text that a header can carry. */
export function checkedSession(session: Session): Session {
  const { accessToken, userInfo } = session;
  if (typeof accessToken !== 'string' || !/^[\x21-\x7e]+$/.test(accessToken)) {
    throw new TypeError(
      'setSession needs { accessToken }, the text that the back end issued, without spaces or line breaks.',
    );
  }
  const user = v.safeParse(userInfoSchema, userInfo);
  return user.success ? { accessToken, userInfo: user.output } : { accessToken };
}

/** What tells one user from another; '' when the session does not say. */
export function userKey(session: Session | undefined): string {
  return session?.userInfo?.EMAIL?.trim().toLowerCase() ?? '';
}

/** Whether two sessions are the same in every value. */
export function sameSession(one: Session | undefined, other: Session | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
