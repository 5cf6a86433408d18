import { entities } from '../../../../src/wire/entities';
import { pictureUrl } from '../../files/stored-picture';
import type { AccountRow } from '../access/account';
import { type Action, isAllowed, type Role } from '../access/policy';

/** The signed-in account as its client stores it; texts are '' where unset. */
export const userInfo = (account: AccountRow, publicUrl: string) => ({
  NAME: account.name,
  EMAIL: account.email,
  PHONE_NUMBER: account.phone_number,
  PROFILE_PICTURE: account.picture_id === null ? '' : pictureUrl(publicUrl, account.picture_id),
  DEVICE_NAME: account.device_name,
  PERMISSIONS: permissionsOf(account.role),
  CAPABILITIES: capabilities,
});

/** What a client may show, and the action that its calls need. Uploads and the history need the same as writing. */
const permissions: readonly (readonly [name: string, action: Action])[] = [
  ['prices.write', 'prices.write'],
  ['prices.upload', 'prices.write'],
  ['prices.history', 'prices.write'],
  ['products.upload', 'products.write'],
  ...entities.map(({ name }) => [`${name}.write`, `${name}.write`] as const),
];

/** What a client may use of this back end beyond the specification. */
export const capabilities: readonly string[] = ['idempotency-key', 'templates', 'template-articles', 'sign-out'];

const permissionsOf = (role: Role): readonly string[] =>
  permissions.filter(([, action]) => isAllowed(role, action)).map(([name]) => name);
