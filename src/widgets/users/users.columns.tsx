import { roleLabel } from '../../api/roles';
import type { UserRecord } from '../../api/user-record';
import { userColumnKeys } from '../../api/users';
import * as kinds from '../../ui/table/column-kinds';
import type { TableColumn } from '../../ui/table/table.types';
import { messages } from './users.messages';

type Parts = Omit<TableColumn<UserRecord>, 'key' | 'name'>;

const parts: Readonly<Record<(typeof userColumnKeys)[number], Parts>> = {
  NAME: { width: 160, kind: kinds.text, value: ({ NAME }) => NAME },
  EMAIL: { width: 228, kind: kinds.text, value: ({ EMAIL }) => EMAIL },
  COMPANY: { width: 180, kind: kinds.text, value: ({ COMPANY_NAME }) => COMPANY_NAME },
  ROLE: { width: 144, kind: kinds.text, value: ({ ROLE }) => roleLabel(ROLE) },
  STATUS: { width: 104, kind: kinds.status, value: ({ STATUS }) => STATUS },
  PHONE_NUMBER: { width: 148, kind: kinds.text, value: ({ PHONE_NUMBER }) => PHONE_NUMBER },
  LAST_LOGIN: { width: 188, kind: kinds.date(messages.neverSignedIn), value: ({ LAST_LOGIN }) => LAST_LOGIN },
};

/** The columns, in their default order: all can be hidden and moved but the first. */
export const userColumns: readonly TableColumn<UserRecord>[] = userColumnKeys.map((key) => ({
  key,
  name: messages.columns[key],
  ...parts[key],
}));
