import { defineMessages } from '../texts/define-messages';
import { roles } from '../wire/roles';

/** Labels of the roles, by key. */
export const roleMessages = defineMessages('roles', Object.fromEntries(roles.map(({ key, label }) => [key, label])));

/** The label of a role in any letter case; another is shown as it is. */
export function roleLabel(role: string): string {
  const key = roles.find((known) => known.key.toLowerCase() === role.trim().toLowerCase())?.key;
  return (key && roleMessages[key]) ?? role;
}
