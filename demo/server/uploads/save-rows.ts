import { codedMessage } from '../../../src/wire/error-texts';
import type { Database } from '../db/database';
import { HttpError } from '../http/http-error';
import { changeListCount } from '../lists/counts';
import { invalidRowsError, mergeProblems } from './row-problems';
import { pairOf, type StoredRecord, type UploadPair, type UploadResource } from './upload-resource';
import type { UploadedRow, UploadedRows } from './uploaded-rows';

export const MAX_PAIRS = 10_000;

export interface UploadOutcome {
  readonly created: number;
  /** Rows that equal the stored record. */
  readonly unchanged: number;
  /** Rows that differ from the stored record, which changes only after confirmation. */
  readonly pairs: readonly UploadPair[];
  /** The IDs of the records that the pairs would change. */
  readonly differingIds: readonly number[];
}

/** Saves new rows and compares the others with the stored records, whose table the caller locks. Throws HttpError 413 or 422. */
export async function saveRows<K extends string, V, R, S extends R & StoredRecord>(
  trx: Database,
  file: UploadedRows<K, V>,
  resource: UploadResource<K, V, R, S>,
): Promise<UploadOutcome> {
  const problems = mergeProblems(file.problems, await resource.findProblems(trx, file));
  if (problems.total > 0) throw invalidRowsError(problems);
  let created = 0;
  let unchanged = 0;
  const pairs: UploadPair[] = [];
  const differingIds: number[] = [];
  for (const rows of file.batches()) {
    const stored = await resource.findBySku(trx, skusOf(rows));
    const added: (R & { readonly main_sku: string })[] = [];
    for (const row of rows) {
      const values = valuesOf(row, file);
      const before = stored.get(row.sku);
      if (before === undefined) {
        added.push({ ...resource.withValues(resource.blank, values), main_sku: row.sku });
        continue;
      }
      const next = resource.withValues(before, values);
      if (resource.isSame(before, next)) unchanged += 1;
      else {
        pairs.push(pairOf(resource, before, next));
        differingIds.push(before.id);
      }
    }
    if (pairs.length > MAX_PAIRS) throw tooManyPairsError();
    await resource.add(trx, added);
    created += added.length;
  }
  if (created > 0) await changeListCount(trx, resource.list, created);
  return { created, unchanged, pairs, differingIds };
}

export const skusOf = (rows: readonly UploadedRow<unknown>[]): string[] =>
  rows.flatMap(({ sku }) => (sku === '' ? [] : sku));

function valuesOf<K extends string, V>({ values }: UploadedRow<V>, { columns }: UploadedRows<K, V>): ReadonlyMap<K, V> {
  return new Map(
    columns.flatMap(({ key }, index) => {
      const value = values[index];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

const tooManyPairsError = (): HttpError =>
  new HttpError(413, codedMessage('too-many-differences', { limit: MAX_PAIRS }));
