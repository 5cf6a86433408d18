import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { FOREIGN_KEY_VIOLATION, sqlState } from '../../db/failures';
import { changeListCount } from '../../lists/list-count';
import { Refusal } from '../../refusal';
import { bothProblems, problemList, type RowProblems, wrongRows } from '../../uploads/row-problems';
import { samePrices, withPrices } from '../price-lists';
import type { PriceKey, PriceLists } from '../price-record';
import type { FileRow, PriceFile } from './price-file.types';
import { type PricePair, pricePair } from './price-pair';
import { insertPrices, pricesOfSkus, unknownSkus } from './stored-prices';

/** Most records that one upload may change, and one confirmation. */
export const MAX_PAIRS = 10_000;

/** What became of a file. */
export interface UploadOutcome {
  /** Rows that were new, and are saved. */
  readonly created: number;
  /** Rows that say what is stored. */
  readonly unchanged: number;
  /** Rows that differ from what is stored, which stays until the changes are confirmed. */
  readonly pairs: readonly PricePair[];
}

const noPrices: PriceLists = { aud: [], usd: [] };

/**
 * Saves the rows of a file that are new, all or nothing, and compares the others with what is stored.
 *
 * @throws Refusal 422 when a row is wrong, 413 when too many rows differ, 409 when a product goes at this moment
 */
export async function uploadPrices(db: Database, file: PriceFile): Promise<UploadOutcome> {
  try {
    return await db.transaction().execute(async (trx) => {
      // Nobody else writes prices until the end, so that what is compared here is what is stored.
      await sql`lock table price in share row exclusive mode`.execute(trx);
      const problems = bothProblems(file.problems, await unknownProducts(trx, file));
      if (problems.total > 0) throw wrongRows(problems);
      return saveNew(trx, file);
    });
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
    throw new Refusal(409, 'Nothing was saved: a product of the file was deleted just now. Please upload it again.');
  }
}

async function saveNew(trx: Database, file: PriceFile): Promise<UploadOutcome> {
  let created = 0;
  let unchanged = 0;
  const pairs: PricePair[] = [];
  for (const rows of file.batches()) {
    const stored = await pricesOfSkus(trx, skusOf(rows));
    const added: (PriceLists & { readonly main_sku: string })[] = [];
    for (const row of rows) {
      const before = stored.get(row.sku);
      const next = withPrices(before ?? noPrices, pricesOf(row, file));
      if (before === undefined) added.push({ main_sku: row.sku, ...next });
      else if (samePrices(before, next)) unchanged += 1;
      else pairs.push(pricePair(before, next));
    }
    if (pairs.length > MAX_PAIRS) throw tooManyPairs();
    await insertPrices(trx, added);
    created += added.length;
  }
  if (created > 0) await changeListCount(trx, 'price', created);
  return { created, unchanged, pairs };
}

async function unknownProducts(trx: Database, file: PriceFile): Promise<RowProblems> {
  const problems = problemList();
  for (const rows of file.batches()) {
    const unknown = await unknownSkus(trx, skusOf(rows));
    for (const { number, sku } of rows) {
      if (!unknown.has(sku)) continue;
      problems.add({ row: number, column: file.skuColumn, reason: `“${sku.slice(0, 60)}” is no product that exists` });
    }
  }
  return problems.done();
}

const skusOf = (rows: readonly FileRow[]): string[] => rows.flatMap(({ sku }) => (sku === '' ? [] : sku));

const pricesOf = ({ prices }: FileRow, { keys }: PriceFile): ReadonlyMap<PriceKey, string> =>
  new Map(keys.map((key, index) => [key, prices[index] ?? '']));

function tooManyPairs(): Refusal {
  const most = MAX_PAIRS.toLocaleString('en');
  return new Refusal(
    413,
    `Nothing was saved: more than ${most} rows differ from what is stored. Please split the file.`,
  );
}
