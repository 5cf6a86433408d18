import { fileUrl } from '../files/kept-file';
import type { AccountRow } from './account';

/** An account as its owner's client keeps it. */
export interface UserInfo {
  readonly NAME: string;
  readonly EMAIL: string;
  readonly PHONE_NUMBER: string;
  /** Whole address; '' without a picture. */
  readonly PROFILE_PICTURE: string;
  /** '' where two-step verification is off. */
  readonly DEVICE_NAME: string;
}

/** What the client is told of the account. */
export function userInfo(
  account: Pick<AccountRow, 'name' | 'email' | 'phone_number' | 'picture_id' | 'device_name'>,
  publicUrl: string,
): UserInfo {
  return {
    NAME: account.name,
    EMAIL: account.email,
    PHONE_NUMBER: account.phone_number,
    PROFILE_PICTURE: account.picture_id === null ? '' : fileUrl(publicUrl, account.picture_id),
    DEVICE_NAME: account.device_name,
  };
}
