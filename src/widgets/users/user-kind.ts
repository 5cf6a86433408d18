import { withoutUnread } from '../../api/resources/unread';
import { changedUser, createUser, findUser, unreadOfUser, updateUser } from '../../api/resources/users';
import type { RecordKind } from '../../records/record.types';
import type { UserRecord } from '../../wire/user';
import { changes, draftOf, draftSchema, fieldsOf, type UserDraft } from './user-rules';

export const userKind: RecordKind<UserRecord, UserDraft> = {
  name: 'users',
  noun: 'user',
  titleKey: 'EMAIL',
  titleOf: ({ EMAIL }) => EMAIL,
  unread: unreadOfUser,
  draftOf,
  draftSchema,
  changes,
  fieldsOf: (draft) => ({ ...fieldsOf(draft) }),
  save: (client, base, draft, unread) =>
    base === undefined
      ? createUser(client, fieldsOf(draft))
      : updateUser(client, base, withoutUnread(fieldsOf(draft), unread)),
  find: findUser,
  currentOf: changedUser,
};
