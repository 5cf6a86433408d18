import {
  type Field,
  type FieldKind,
  type Fields,
  isList,
  type KeyOf,
  keysOf,
  mapFields,
} from '../../../src/wire/field';

/** Whether a company or product is in use. */
export type Status = 'Active' | 'Inactive';

/** The type of a field of this kind, in the database and on the wire. */
export type StoredValue<K extends FieldKind> = K extends 'list' | 'companies'
  ? readonly string[]
  : K extends 'number'
    ? number | null
    : K extends 'yes-no'
      ? boolean | null
      : K extends 'status'
        ? Status
        : string;

export type FieldValues<F extends Fields> = { readonly [K in KeyOf<F>]: StoredValue<F[K]['kind']> };

/** The columns of the fields, which are named like them in lower case. */
export type StoredFields<F extends Fields> = {
  readonly [K in KeyOf<F> as Lowercase<K>]: StoredValue<F[K]['kind']>;
};

export const columnOf = <K extends string>(key: K): Lowercase<K> => {
  // SAFETY: toLowerCase does what Lowercase says.
  return key.toLowerCase() as Lowercase<K>;
};

type ColumnsOf<T> = { [K in keyof T as Lowercase<string & K>]: T[K] };

/** Turns keys of the wire into columns. */
export function toColumns<T extends object>(fields: T): ColumnsOf<T> {
  // SAFETY: each key is put in lower case, as the type says.
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [columnOf(key), value])) as ColumnsOf<T>;
}

/** Returns a function that turns the columns of a row into the fields of the wire. */
export function fieldReader<F extends Fields>(fields: F): (row: StoredFields<F>) => FieldValues<F> {
  const blank = compactCopy<Record<string, unknown>>(blankFields(fields));
  const columns = keysOf(fields).map((key) => [key, columnOf(key)] as const);
  return (row) => {
    const values = { ...blank };
    // SAFETY: a row has a column of the field's type for each field.
    for (const [key, column] of columns) values[key] = row[column as keyof typeof row];
    return values as FieldValues<F>;
  };
}

/**
 * A copy of an object with many keys, whose own copies take a tenth of the memory and time of objects that get the keys one by one:
 * V8 parses JSON into objects with a fixed layout, and makes hash tables of the others.
 */
export function compactCopy<T extends object>(object: T): T {
  // SAFETY: an object of JSON values.
  return JSON.parse(JSON.stringify(object)) as T;
}

export function blankFields<F extends Fields>(fields: F): FieldValues<F> {
  // SAFETY: each value has the type of its field's kind.
  return mapFields(fields, (_, field) => blankValue(field)) as unknown as FieldValues<F>;
}

/** The value of a field that was never set. */
export function blankValue(field: Field): StoredValue<FieldKind> {
  if (isList(field)) return [];
  if (field.kind === 'status') return 'Active';
  return field.kind === 'number' || field.kind === 'yes-no' ? null : '';
}

/** The columns of a query that returns the fields by their keys. */
export function selectionOf<T extends string, F extends Fields>(table: T, fields: F) {
  // SAFETY: made of all the keys.
  return keysOf(fields).map((key) => `${table}.${columnOf(key)} as ${key}`) as unknown as readonly {
    [K in KeyOf<F>]: `${T}.${Lowercase<K>} as ${K}`;
  }[KeyOf<F>][];
}

/** The columns of the fields in their table, as in `product.unit`. */
export const columnsOf = <T extends string, F extends Fields>(table: T, fields: F) =>
  keysOf(fields).map((key) => `${table}.${columnOf(key)}` as const);
