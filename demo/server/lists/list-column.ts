import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

export interface ListColumn {
  readonly key: string;
  /** The condition that the column has one of the values; `''` stands for an empty cell. */
  matches(values: readonly string[]): Expression<SqlBool>;
  /** How rows are counted by value; none if they are not. */
  readonly values?: ColumnValues;
}

export interface ColumnValues {
  /** The column of the table, which `each` reads. */
  readonly column: Expression<unknown>;
  /** A query of the row's values as texts, without repetitions; `''` for an empty cell. */
  readonly each: RawBuilder<unknown>;
  /** Those texts that the filter's values match, as an array. */
  chosen(values: readonly string[]): RawBuilder<readonly string[]>;
}

const never = sql<SqlBool>`false`;

const textArray = (values: readonly string[]) => sql<readonly string[]>`${sql.val([...values])}::text[]`;

/** A column of text, where an empty cell is `''`. */
export function textColumn(key: string, expression: Expression<string>): ListColumn {
  return {
    key,
    matches: (values) => sql<SqlBool>`${expression} = any(${textArray(values)})`,
    values: { column: expression, each: sql`values (${expression})`, chosen: textArray },
  };
}

/** A column of numbers, where an empty cell is null. */
export function numberColumn(key: string, expression: Expression<number | null>): ListColumn {
  const blanks = (values: readonly string[]) => values.filter((value) => value === '');
  const numbers = (values: readonly string[]) =>
    values
      .filter((value) => value.trim() !== '')
      .map(Number)
      .filter(Number.isFinite);
  return {
    key,
    matches: (values) =>
      anyOf([
        ...(blanks(values).length > 0 ? [sql<SqlBool>`${expression} is null`] : []),
        ...(numbers(values).length > 0
          ? [sql<SqlBool>`${expression} = any(${sql.val(numbers(values))}::float8[])`]
          : []),
      ]),
    values: {
      column: expression,
      // Plus 0, as -0 equals 0 and has another text.
      each: sql`values (coalesce((${expression} + 0)::text, ''))`,
      chosen: (values) => sql`${textArray(blanks(values))} || array(
        select (number + 0)::text from unnest(${sql.val(numbers(values))}::float8[]) as number)`,
    },
  };
}

/** A column of YES and NO, where an empty cell is null. It also accepts TRUE and FALSE. */
export function yesNoColumn(key: string, expression: Expression<boolean | null>): ListColumn {
  const texts: Readonly<Record<string, string>> = { YES: 'YES', TRUE: 'YES', NO: 'NO', FALSE: 'NO', '': '' };
  const wantedOf = (values: readonly string[]) => new Set(values.flatMap((value) => texts[value.toUpperCase()] ?? []));
  return {
    key,
    matches(values) {
      const wanted = wantedOf(values);
      return anyOf([
        ...(wanted.has('YES') ? [sql<SqlBool>`${expression} is true`] : []),
        ...(wanted.has('NO') ? [sql<SqlBool>`${expression} is false`] : []),
        ...(wanted.has('') ? [sql<SqlBool>`${expression} is null`] : []),
      ]);
    },
    values: {
      column: expression,
      each: sql`values (case when ${expression} then 'YES' when not ${expression} then 'NO' else '' end)`,
      chosen: (values) => textArray([...wantedOf(values)]),
    },
  };
}

/** A column of lists of text, which matches when it contains any of the values. */
export function textListColumn(key: string, expression: Expression<string[]>): ListColumn {
  return {
    key,
    matches(values) {
      const overlaps = sql<SqlBool>`${expression} && ${textArray(values)}`;
      return values.includes('') ? sql<SqlBool>`(${overlaps} or cardinality(${expression}) = 0)` : overlaps;
    },
    values: {
      column: expression,
      each: sql`select distinct unnest(case cardinality(${expression}) when 0 then array[''] else ${expression} end)`,
      chosen: textArray,
    },
  };
}

/** The conditions joined by `or`; no condition matches no row. */
function anyOf(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return conditions.length === 0 ? never : sql<SqlBool>`(${sql.join([...conditions], sql` or `)})`;
}
