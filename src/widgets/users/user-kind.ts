import type { UserRecord } from '../../api/user-record';
import { changedUser, createUser, findUser, updateUser } from '../../api/users';
import type { RecordKind } from '../../embed/records/record.types';
import { changes, draftOf, draftSchema, fieldsOf, type UserDraft } from './user-rules';

/** What forms and saves need to know of a user. */
export const userKind: RecordKind<UserRecord, UserDraft> = {
  name: 'users',
  noun: 'user',
  titleOf: ({ EMAIL }) => EMAIL,
  draftOf,
  draftSchema,
  changes,
  fieldsOf: (draft) => ({ ...fieldsOf(draft) }),
  save: (client, base, draft) =>
    base === undefined ? createUser(client, fieldsOf(draft)) : updateUser(client, base, fieldsOf(draft)),
  find: findUser,
  currentOf: changedUser,
};
