import type { List } from '../../../lists/list-state';
import type { PriceRecord } from '../../../wire/price';
import type { PriceKey } from '../../../wire/price-levels';
import type { ShownRecord } from './shown-record';

/** The records as they were saved here, until the list has newer rows. */
export function createSavedRecords(list: List<PriceRecord>) {
  /** By record: the result of its last save, and the rows that were loaded then. */
  const savedRecords = new Map<
    string,
    { readonly record: PriceRecord; readonly rows: readonly PriceRecord[] | undefined }
  >();
  const savedPrices = new Map<string, string>();
  const rowsNow = () => list.loaded.peek()?.items;
  return {
    /** Stores the record after a save: it is newer than the rows that are loaded now. */
    setSavedRecord(record: PriceRecord, key: PriceKey): void {
      savedRecords.set(String(record.ID), { record, rows: rowsNow() });
      savedPrices.set(`${record.ID} ${key}`, record[key]);
    },
    /** The prices that the user may have seen in a cell: as it was shown, stored, or last saved here. */
    seenPrices: (record: ShownRecord, key: PriceKey): readonly string[] =>
      [record[key], record.stored?.[key], savedPrices.get(`${record.ID} ${key}`)].filter(
        (price) => price !== undefined,
      ),
    /** The newest known state of a record that the list has shown. */
    newest(record: ShownRecord): PriceRecord {
      const id = String(record.ID);
      const result = savedRecords.get(id);
      const rows = rowsNow();
      const isListNewer = rows !== result?.rows;
      const row = isListNewer ? rows?.find(({ ID }) => String(ID) === id) : undefined;
      return row ?? result?.record ?? record.stored ?? record;
    },
  };
}
