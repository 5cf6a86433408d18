import type { RecordedPriceChange } from '../../../wire/price-history';
import { priceLabel } from '../../../wire/price-levels';
import type { Id } from '../../../wire/values';
import { historyMessages as messages } from './history.messages';
import type { ListPart } from './use-pages';

type Row = readonly string[];

/** The rows of a file of changes: one for each price that was changed. */
export function rowsOf({ sku, at, by, origin, fileName, differences }: RecordedPriceChange): readonly Row[] {
  const how = [localTime(at), by, origin === undefined ? '' : messages.how[origin], fileName];
  const changed = differences.map(({ key, from, to }) => [sku, priceLabel(key), from, to, ...how]);
  return changed.length > 0 ? changed : [[sku, '', '', '', ...how]];
}

/** Date and time where the user is, as spreadsheets read them; Swedish dates are ISO 8601. */
function localTime(at: string): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? at : time.toLocaleString('sv');
}

interface WriteOptions {
  /** Receives the number of changes that have been read. */
  readonly onProgress: (changes: number) => void;
  /** Writes a file with at most about this many rows. */
  readonly rowsPerFile: number;
  readonly write: (rows: readonly Row[], part: number) => Promise<void>;
}

/** Reads all parts of a list of changes, and writes them as one file, or as several where they are many. */
export async function writeChanges(
  readPart: (from: Id | undefined) => Promise<ListPart<RecordedPriceChange>>,
  { onProgress, rowsPerFile, write }: WriteOptions,
): Promise<{ readonly rows: number; readonly files: number }> {
  let [changes, total, files] = [0, 0, 0];
  let rows: Row[] = [];
  const writeFile = async () => {
    files += 1;
    total += rows.length;
    await write(rows, files);
    rows = [];
  };
  let from: Id | undefined;
  do {
    const { items, next } = await readPart(from);
    changes += items.length;
    onProgress(changes);
    rows.push(...items.flatMap(rowsOf));
    if (rows.length >= rowsPerFile) await writeFile();
    // Stops where a back end returns the same start again, or no items, which would never end.
    from = next === from || items.length === 0 ? undefined : next;
  } while (from !== undefined);
  if (rows.length > 0 || files === 0) await writeFile();
  return { rows: total, files };
}
