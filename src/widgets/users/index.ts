import { toReact } from '../../embed/to-react';
import { requireSignIn } from '../../lists/require-sign-in';
import { UserList } from './user-list';
import { usersDefinition } from './users.definition';

/**
 * The user list as a React component.
 * @example
 * <Users readonly />
 */
export const Users = toReact(usersDefinition, requireSignIn(UserList, usersDefinition.methods));
