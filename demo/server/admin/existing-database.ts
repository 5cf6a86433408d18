import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase, type Store, storeName } from '../db/database';
import { isEmpty } from '../db/migrate';
import { AdminError } from './admin-error';

/** Opens a database that has data. Throws AdminError for any other: for a mistyped DATA_DIR a new one would be made, and backed up. */
export async function openExistingDatabase(store: Store): Promise<OpenDatabase> {
  const nothingFound = new AdminError(`No data of Pricebook were found (${storeName(store)}).`);
  if (store.kind === 'folder' && !existsSync(join(store.path, 'PG_VERSION'))) throw nothingFound;
  const database = await openDatabase(store);
  if (!(await isEmpty(database.db))) return database;
  await database.close();
  throw nothingFound;
}
