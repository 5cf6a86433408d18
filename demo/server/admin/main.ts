import { writeFile } from 'node:fs/promises';
import { DataDirUnavailable } from '../db/data-dir-lock';
import { type Database, type Store, StoreUnreachable, storeName } from '../db/database';
import { migrate, NewerDatabase } from '../db/migrate';
import { BadSetting, readSettings } from '../settings';
import { AdminError } from './admin-error';
import { backUp, restore } from './backup-file';
import { openExistingDatabase } from './existing-database';
import { erasePerson, exportPerson } from './person';

const USAGE = `Commands, with the settings of the server (DATA_DIR or DATABASE_URL):
  export-person EMAIL FILE   writes all that is stored about a person, as JSON
  erase-person EMAIL         deletes the account if there is one, and the name in all history
  backup FILE                writes a backup of the whole database
  restore FILE               restores a backup into a new folder or an empty database`;

type Command = (store: Store, first: string, second: string) => Promise<string>;

const commands: Readonly<Record<string, { readonly parameters: number; readonly run: Command }>> = {
  'export-person': {
    parameters: 2,
    run: async (store, email, file) => {
      const data = await withDatabase(store, (db) => exportPerson(db, email.toLowerCase()));
      // Personal data: for its owner alone, and never over another file.
      await writeFile(file, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' }).catch(() => {
        throw new AdminError(`${file} cannot be made: it exists already, or its folder does not.`);
      });
      return `${file} has all that is stored about ${email}.`;
    },
  },
  'erase-person': {
    parameters: 1,
    run: async (store, email) => {
      const counts = await withDatabase(store, (db) => erasePerson(db, email.toLowerCase(), new Date()));
      const lines = Object.entries(counts).map(([title, count]) => `  ${title}: ${count}`);
      return [`There is no account of ${email} any more, and no name in its history:`, ...lines].join('\n');
    },
  },
  backup: {
    parameters: 1,
    run: async (store, file) => {
      await backUp(store, file);
      return `${file} has a backup of ${storeName(store)}.`;
    },
  },
  restore: {
    parameters: 1,
    run: async (store, file) => {
      await restore(store, file);
      return `${storeName(store)} has the data of ${file}. Start the server on it.`;
    },
  },
};

async function withDatabase<T>(store: Store, work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openExistingDatabase(store);
  try {
    await migrate(database.maintenanceDb);
    return await work(database.longDb);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const [name = '', ...parameters] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const [first = '', second = ''] = parameters;
  if (command === undefined || command.parameters !== parameters.length) throw new AdminError(USAGE);
  // The demo's passwords cannot be used here: a command opens no port.
  const settings = readSettings({ ...process.env, ALLOW_DEMO: '1' });
  if (settings.serves !== 'everything') throw new AdminError('API_BASE is set: its server has the data.');
  process.stdout.write(`${await command.run(settings.store, first, second)}\n`);
}

await main().catch((error: unknown) => {
  const isExpected = [AdminError, BadSetting, DataDirUnavailable, NewerDatabase, StoreUnreachable].some(
    (kind) => error instanceof kind,
  );
  const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
