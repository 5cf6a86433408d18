import { keysPerRead, type SheetUploadCalls, type UploadPair } from '../../api/resources/sheet-upload';
import type { Client } from '../../api/transport/client';
import { toText } from '../../wire/values';
import { reviewPairOf } from '../review/review-pair';
import type { UploadShape } from '../upload-shape';

interface StoredRecords {
  readonly client: Client;
  readonly calls: Pick<SheetUploadCalls, 'fetchStored'>;
  readonly shape: UploadShape;
}

/** Whether the back end has all these changes. `false` also when the records cannot be read or are not found. Never rejects. */
export async function areStored(
  pairs: readonly UploadPair[],
  { client, calls, shape }: StoredRecords,
): Promise<boolean> {
  const { key } = shape.keyColumn;
  const skuOf = ({ newData, existingData }: UploadPair) => toText(newData[key] ?? existingData[key]);
  try {
    for (let from = 0; from < pairs.length; from += keysPerRead) {
      const pairsToRead = pairs.slice(from, from + keysPerRead);
      const records = await calls.fetchStored(client, pairsToRead.map(skuOf));
      const bySku = new Map(records.map((record) => [toText(record[key]), record]));
      const isStored = pairsToRead.every((pair) => {
        const existingData = bySku.get(skuOf(pair));
        return existingData !== undefined && reviewPairOf({ ...pair, existingData }, 0, shape).changes.length === 0;
      });
      if (!isStored) return false;
    }
    return true;
  } catch {
    return false;
  }
}
