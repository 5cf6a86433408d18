import { pictureUrl } from '../../files/stored-picture';
import type { AccountRow } from '../access/account';

/** The signed-in account as its client stores it; texts are '' where unset. */
export const userInfo = (account: AccountRow, publicUrl: string) => ({
  NAME: account.name,
  EMAIL: account.email,
  PHONE_NUMBER: account.phone_number,
  PROFILE_PICTURE: account.picture_id === null ? '' : pictureUrl(publicUrl, account.picture_id),
  DEVICE_NAME: account.device_name,
});
