import { fieldColumns } from '../../ui/table/field-columns';
import type { TableColumn } from '../../ui/table/table.types';
import { roleLabel } from '../../wire/roles';
import { type UserRecord, userFields } from '../../wire/user';

/** In default order; only the first cannot be hidden or moved. */
export const userColumns: readonly TableColumn<UserRecord>[] = fieldColumns(userFields, (user, key) => {
  if (key === 'COMPANY') return user.COMPANY_NAME;
  return key === 'ROLE' ? roleLabel(user.ROLE) : user[key];
});
