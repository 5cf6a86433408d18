import { withoutUnknown } from '../../api/resources/unknown-fields';
import { createUser, currentUserOf, findUser, unknownFieldsOfUser, updateUser } from '../../api/resources/users';
import type { RecordKind } from '../../record/record.types';
import type { UserRecord } from '../../wire/user';
import { changes, draftOf, draftSchema, fieldsOf, type UserDraft } from './user-rules';

export const userKind: RecordKind<UserRecord, UserDraft> = {
  name: 'users',
  noun: 'user',
  titleKey: 'EMAIL',
  titleOf: ({ EMAIL }) => EMAIL,
  unknownFields: unknownFieldsOfUser,
  draftOf,
  draftSchema,
  changes,
  fieldsOf: (draft) => ({ ...fieldsOf(draft) }),
  save: (client, base, draft, unknownFields) =>
    base === undefined
      ? createUser(client, fieldsOf(draft))
      : updateUser(client, base, withoutUnknown(fieldsOf(draft), unknownFields)),
  find: findUser,
  currentOf: currentUserOf,
};
