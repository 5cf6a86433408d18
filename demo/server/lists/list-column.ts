import { type Expression, type SqlBool, sql } from 'kysely';

/** One column of a list, as filters see it. */
export interface ListColumn {
  /** Name on the wire. */
  readonly key: string;
  /**
   * The condition that the column has one of the values; `''` stands for an empty cell. A value that the column cannot
   * have matches nothing.
   */
  matches(values: readonly string[]): Expression<SqlBool>;
}

const never = sql<SqlBool>`false`;

/** A column of text, where an empty cell is `''`. */
export function textColumn(key: string, expression: Expression<string>): ListColumn {
  return { key, matches: (values) => sql<SqlBool>`${expression} in (${sql.join(values)})` };
}

/** A column of numbers, where an empty cell is null. */
export function numberColumn(key: string, expression: Expression<number | null>): ListColumn {
  return {
    key,
    matches(values) {
      const numbers = values
        .filter((value) => value.trim() !== '')
        .map(Number)
        .filter(Number.isFinite);
      return anyOf([
        ...(values.includes('') ? [sql<SqlBool>`${expression} is null`] : []),
        ...(numbers.length > 0 ? [sql<SqlBool>`${expression} in (${sql.join(numbers)})`] : []),
      ]);
    },
  };
}

/** A column of YES and NO, where an empty cell is null; TRUE and FALSE are understood too. */
export function yesNoColumn(key: string, expression: Expression<boolean | null>): ListColumn {
  return {
    key,
    matches(values) {
      const said = new Set(values.map((value) => value.toUpperCase()));
      return anyOf([
        ...(said.has('YES') || said.has('TRUE') ? [sql<SqlBool>`${expression} is true`] : []),
        ...(said.has('NO') || said.has('FALSE') ? [sql<SqlBool>`${expression} is false`] : []),
        ...(said.has('') ? [sql<SqlBool>`${expression} is null`] : []),
      ]);
    },
  };
}

/** A column of lists of text: one common value is enough. */
export function textListColumn(key: string, expression: Expression<string[]>): ListColumn {
  return {
    key,
    matches(values) {
      const overlaps = sql<SqlBool>`${expression} && ${sql.val([...values])}::text[]`;
      return values.includes('') ? sql<SqlBool>`(${overlaps} or cardinality(${expression}) = 0)` : overlaps;
    },
  };
}

/** The conditions joined by `or`; none of them is met by no row. */
function anyOf(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return conditions.length === 0 ? never : sql<SqlBool>`(${sql.join([...conditions], sql` or `)})`;
}
