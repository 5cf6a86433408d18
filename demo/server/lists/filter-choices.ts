import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';

/** A column with more distinct values than this offers no choice: it is found by searching. */
const MAX_CHOICES = 200;

/** Column key to the values that occur, in order; columns with no value or too many are left out. */
export type FilterChoices = Readonly<Record<string, readonly string[]>>;

/** Where the choices of a column come from. */
export interface ChoiceSource {
  /** The column's key on the wire. */
  readonly key: string;
  /** A query of one text column, `value`, without repetitions; `''` is no choice. */
  readonly values: RawBuilder<unknown>;
}

/** Reads the choices of all columns in one statement; `given` goes before it, for queries that the sources share. */
export async function readChoices(
  db: Database,
  sources: readonly ChoiceSource[],
  given: RawBuilder<unknown> = sql``,
): Promise<FilterChoices> {
  const { rows } = await sql<{ key: string; value: string }>`
    ${given} ${sql.join(sources.map(fewValues), sql` union all `)}`.execute(db);
  const choices = sources.map(({ key }) => [key, rows.flatMap((row) => (row.key === key ? row.value : []))] as const);
  return Object.fromEntries(
    choices
      .filter(([, values]) => values.length > 0 && values.length <= MAX_CHOICES)
      .map(([key, values]) => [key, inOrder(values)]),
  );
}

function fewValues({ key, values }: ChoiceSource): RawBuilder<unknown> {
  const limit = sql.lit(MAX_CHOICES + 1);
  return sql`(select ${sql.lit(key)} as key, value from (${values}) as found where value <> '' limit ${limit})`;
}

/** Numbers by their value, texts as a person would put them. */
export function inOrder(values: readonly string[]): readonly string[] {
  const collator = new Intl.Collator('en', { numeric: true });
  return [...values].sort((a, b) => Number(a) - Number(b) || collator.compare(a, b));
}
