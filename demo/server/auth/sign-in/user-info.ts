import { pictureUrl } from '../../files/stored-picture';
import type { AccountRow } from '../access/account';

/** The signed-in account as its client stores it. */
export interface UserInfo {
  readonly NAME: string;
  readonly EMAIL: string;
  readonly PHONE_NUMBER: string;
  /** Absolute URL; '' without a picture. */
  readonly PROFILE_PICTURE: string;
  /** '' when two-step verification is off. */
  readonly DEVICE_NAME: string;
}

export function userInfo(
  account: Pick<AccountRow, 'name' | 'email' | 'phone_number' | 'picture_id' | 'device_name'>,
  publicUrl: string,
): UserInfo {
  return {
    NAME: account.name,
    EMAIL: account.email,
    PHONE_NUMBER: account.phone_number,
    PROFILE_PICTURE: account.picture_id === null ? '' : pictureUrl(publicUrl, account.picture_id),
    DEVICE_NAME: account.device_name,
  };
}
