import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';

/** A column with more distinct values than this has no filter choices. */
export const MAX_CHOICES = 200;

/** Column key to its distinct values, sorted. */
export type FilterChoices = Readonly<Record<string, readonly string[]>>;

/** The query of a column's choices. */
export interface ChoiceSource {
  readonly key: string;
  /** A query of one text column, `value`, without repetitions; `''` is no choice. */
  readonly values: RawBuilder<unknown>;
}

/** Reads the choices of all columns in one statement. `withClause` has common table expressions that the sources share. */
export async function readChoices(
  db: Database,
  sources: readonly ChoiceSource[],
  withClause?: RawBuilder<unknown>,
): Promise<FilterChoices> {
  const values = await readValues(db, sources, {
    limit: MAX_CHOICES + 1,
    ...(withClause !== undefined && { withClause }),
  });
  return limitedChoices(values);
}

/** The choices, sorted, of those columns that have some and not too many. */
export function limitedChoices(values: FilterChoices): FilterChoices {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, texts]) =>
      texts.length > 0 && texts.length <= MAX_CHOICES ? [[key, sortValues(texts)]] : [],
    ),
  );
}

/** Reads at most `limit` values of each column, any of them where there are more, and sorts them; a column without any has an empty list. */
export async function readValues(
  db: Database,
  sources: readonly ChoiceSource[],
  { limit, withClause = sql`` }: { readonly limit: number; readonly withClause?: RawBuilder<unknown> },
): Promise<FilterChoices> {
  const parts = sources.map(
    ({ key, values }) =>
      sql`(select ${sql.lit(key)} as key, value from (${values}) as found where value <> '' limit ${sql.lit(limit)})`,
  );
  const { rows } = await sql<{
    key: string;
    value: string;
  }>`${withClause} ${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(
    sources.map(({ key }) => [key, sortValues(rows.flatMap((row) => (row.key === key ? row.value : [])))]),
  );
}

/** Sorts numbers by value, and texts in natural order. */
function sortValues(values: readonly string[]): readonly string[] {
  const collator = new Intl.Collator('en', { numeric: true });
  return [...values].sort((a, b) => Number(a) - Number(b) || collator.compare(a, b));
}
