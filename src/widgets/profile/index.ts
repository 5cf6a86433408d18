import { toReact } from '../../embed/to-react';
import { Profile as ProfileWidget } from './profile';
import { profileDefinition } from './profile.definition';

/**
 * The profile dialog as a React component: the user's name, phone number, picture and two-factor authentication.
 * @example
 * <Profile open onSave={({ record }) => console.log(record)} />
 */
export const Profile = toReact(profileDefinition, ProfileWidget);
