import type { Account } from '../auth/account';
import type { Database } from '../db/database';
import type { FilterChoices } from '../lists/filter-choices';
import { valuesInUse } from './filter-choices';

/** The fields of the product form that offer what is in use; anything else can be written there too. */
const attributes = [
  'PRIME_LOGO_NAMES',
  'STANDARD_ROLL_LENGTH',
  'GROUP_NAME',
  'SUB_GROUP',
  'APPLICATION_GROUP',
  'UNIT',
  'LEAD_TIME',
] as const;

/** Most values that a field offers. */
const MAX_VALUES = 2000;

/** What the product form offers: for each field the values that occur, in order, as texts. */
export function productAttributes(db: Database, account: Account): Promise<FilterChoices> {
  return valuesInUse(db, account, { keys: attributes, limit: MAX_VALUES });
}
