import { type Expression, type SqlBool, sql } from 'kysely';

export interface ListColumn {
  readonly key: string;
  /** The condition that the column has one of the values; `''` stands for an empty cell. */
  matches(values: readonly string[]): Expression<SqlBool>;
}

const never = sql<SqlBool>`false`;

/** A column of text, where an empty cell is `''`. */
export function textColumn(key: string, expression: Expression<string>): ListColumn {
  return { key, matches: (values) => sql<SqlBool>`${expression} = any(${sql.val([...values])}::text[])` };
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
        ...(numbers.length > 0 ? [sql<SqlBool>`${expression} = any(${sql.val(numbers)}::float8[])`] : []),
      ]);
    },
  };
}

/** A column of YES and NO, where an empty cell is null. It also accepts TRUE and FALSE. */
export function yesNoColumn(key: string, expression: Expression<boolean | null>): ListColumn {
  return {
    key,
    matches(values) {
      const wanted = new Set(values.map((value) => value.toUpperCase()));
      return anyOf([
        ...(wanted.has('YES') || wanted.has('TRUE') ? [sql<SqlBool>`${expression} is true`] : []),
        ...(wanted.has('NO') || wanted.has('FALSE') ? [sql<SqlBool>`${expression} is false`] : []),
        ...(wanted.has('') ? [sql<SqlBool>`${expression} is null`] : []),
      ]);
    },
  };
}

/** A column of lists of text, which matches when it contains any of the values. */
export function textListColumn(key: string, expression: Expression<string[]>): ListColumn {
  return {
    key,
    matches(values) {
      const overlaps = sql<SqlBool>`${expression} && ${sql.val([...values])}::text[]`;
      return values.includes('') ? sql<SqlBool>`(${overlaps} or cardinality(${expression}) = 0)` : overlaps;
    },
  };
}

/** The conditions joined by `or`; no condition matches no row. */
function anyOf(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return conditions.length === 0 ? never : sql<SqlBool>`(${sql.join([...conditions], sql` or `)})`;
}
