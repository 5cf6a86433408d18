import { toReact } from '../../embed/react-door';
import { usersDefinition } from './users.definition';

/** The user list as a React component. */
export const Users = toReact(usersDefinition);
