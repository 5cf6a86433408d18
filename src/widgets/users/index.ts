import { toReact } from '../../embed/to-react';
import { withSignIn } from '../../lists/with-sign-in';
import { UserList } from './user-list';
import { usersDefinition } from './users.definition';

/**
 * The user list as a React component.
 * @example
 * <Users readonly />
 */
export const Users = toReact(usersDefinition, withSignIn(UserList, usersDefinition.methods));
