import * as v from 'valibot';
import { readStored, writeStored } from '../api/session/browser-storage';

const maxStoredEntries = 20;

const storedListSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), []);

/** Stores the latest choices in localStorage, one for each header. Invalid entries are ignored. */
export function createHeaderMemory<T>(
  storageKey: string,
  schema: v.GenericSchema<unknown, T>,
  headerOf: (entry: T) => string,
) {
  const read = () =>
    new Map(
      v.parse(storedListSchema, readStored('localStorage', storageKey)).flatMap((entry) => {
        const { success, output } = v.safeParse(schema, entry);
        return success ? [[headerOf(output), output]] : [];
      }),
    );
  return {
    read,
    store(entry: T): void {
      const entries = read();
      entries.delete(headerOf(entry));
      const latest = [...entries.values(), entry].slice(-maxStoredEntries);
      writeStored('localStorage', storageKey, JSON.stringify(latest));
    },
  };
}
