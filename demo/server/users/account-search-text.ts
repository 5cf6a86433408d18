import type { Insertable } from 'kysely';
import type { Schema } from '../db/schema';
import { searchable } from '../lists/conditions';

/** What `account.search_text` has to hold. */
export function accountSearchText({
  name,
  email,
  phone_number,
  role,
}: Pick<Insertable<Schema['account']>, 'name' | 'email' | 'phone_number' | 'role'>): string {
  return searchable([name, email, phone_number, role]);
}
