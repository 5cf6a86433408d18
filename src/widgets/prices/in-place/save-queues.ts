import { addPendingSave } from '../../../api/session/pending-saves';
import type { BackEnd } from '../../../api/session/session';
import type { Id } from '../../../wire/values';

/** The saves of records: those of one record run one after the other. */
export function createSaveQueues(backEnd: BackEnd) {
  /** By record: settles when its last save has ended. */
  const lastSaves = new Map<string, Promise<unknown>>();
  const whenSettled = async (id: Id): Promise<void> => void (await lastSaves.get(String(id)));
  return {
    /** Runs a save after those of the same record. `run` never rejects. */
    runAfterSaves<T>(id: Id, run: () => Promise<T>): Promise<T> {
      const saving = whenSettled(id).then(run);
      lastSaves.set(String(id), saving);
      addPendingSave(backEnd, saving);
      return saving;
    },
    /** Resolves when the saves of a record have ended. */
    whenSettled,
    /** Resolves when the saves of all records have ended. */
    whenAllSettled: async (): Promise<void> => void (await Promise.all(lastSaves.values())),
  };
}
