import * as v from 'valibot';
import { type Id, idSchema, isRecord, toText, toTexts, type WireRecord } from './values';

/**
 * What a field holds.
 * - `text`: one line, or several where it is `multiline`; `choice`: a text that is one of those that the server offers.
 * - `list`: texts; `companies`: names of companies.
 * - `number`: from 0; `yes-no`; `status`: Active or Inactive; `address`: of a picture.
 * - `email`, `phone`, `role`, `moment`: a person's.
 */
export type FieldKind =
  | 'text'
  | 'choice'
  | 'list'
  | 'companies'
  | 'number'
  | 'yes-no'
  | 'status'
  | 'address'
  | 'email'
  | 'phone'
  | 'role'
  | 'moment';

/** One field of an entity. Types, tables, forms, uploads, request bodies, queries and exports follow from it. */
export interface Field {
  readonly kind: FieldKind;
  /** Column header, and label in forms and messages. */
  readonly label: string;
  /** Label in forms, where it is not the column's. */
  readonly formLabel?: string;
  /** Of its column, in px. */
  readonly width: number;
  /** A field that is no column of the list. */
  readonly column?: false;
  /** A form asks for it before it is sent. */
  readonly required?: true;
  /** A field that no form changes. */
  readonly editable?: false;
  /** Most characters of a text, or of one text of a list. */
  readonly maxLength?: number;
  /** Most texts of a list. */
  readonly maxItems?: number;
  /** A name: a run of white space in it is one blank. */
  readonly isName?: true;
  /** Each record has a value of its own, so that a filter offers no choice. */
  readonly ownValues?: true;
  /** The form offers the values in use. */
  readonly suggested?: true;
  /** The field that a `choice` depends on. */
  readonly dependsOn?: string;
  readonly multiline?: true;
  /** Shown where there is no value. @default '-' */
  readonly empty?: string;
}

/** The fields of an entity by wire name, in the order of the list's columns. */
export type Fields = Readonly<Record<string, Field>>;

/** Wire name of a field. */
export type KeyOf<F extends Fields> = keyof F & string;

/** Wire names of the fields of some kinds. */
export type KeyOfKind<F extends Fields, K extends FieldKind> = {
  [N in KeyOf<F>]: F[N]['kind'] extends K ? N : never;
}[KeyOf<F>];

/** The statuses of companies and products. */
export const statuses = ['Active', 'Inactive'] as const;

type ListKind = 'list' | 'companies';

type ReadValue<K extends FieldKind> = K extends ListKind
  ? readonly string[]
  : K extends 'yes-no'
    ? boolean | undefined
    : string;

/** Fields as a client reads them: text and numbers as text ('' where unset), lists of text, and yes, no or unset. */
export type ReadValues<F extends Fields> = { readonly [N in keyof F]: ReadValue<F[N]['kind']> };

/** Wire names of the fields, in order. */
export function keysOf<F extends Fields>(fields: F): readonly KeyOf<F>[] {
  // SAFETY: tables of fields are literals, which have no keys but those of their type.
  return Object.keys(fields) as readonly KeyOf<F>[];
}

/** Wire names of the fields that the test accepts, in order. */
export const keysWhere = <F extends Fields>(fields: F, test: (field: Field) => boolean): readonly KeyOf<F>[] =>
  keysOf(fields).filter((key) => test(fieldOf(fields, key)));

/** The field of this name, as any field. */
function fieldOf<F extends Fields>(fields: F, key: KeyOf<F>): Field {
  // SAFETY: every entry of Fields is a Field.
  return fields[key] as Field;
}

/** A value for each field. */
export function mapFields<F extends Fields, T>(
  fields: F,
  of: (key: KeyOf<F>, field: Field) => T,
): Readonly<Record<KeyOf<F>, T>> {
  // SAFETY: made of all the keys.
  return Object.fromEntries(keysOf(fields).map((key) => [key, of(key, fieldOf(fields, key))])) as Record<KeyOf<F>, T>;
}

/** The fields but one. */
export function fieldsWithout<F extends Fields, K extends KeyOf<F>>(fields: F, key: K): Omit<F, K> {
  const { [key]: _, ...rest } = fields;
  return rest;
}

/** Whether the field is a column of tables. */
export const isColumn = ({ column }: Field): boolean => column !== false;

/** Whether the field holds a list of texts. */
export const isList = ({ kind }: Field): boolean => kind === 'list' || kind === 'companies';

/** Reads fields liberally: numbers as text, one text as a list, YES and 1 as true; what is missing is unset. */
export function readFields<F extends Fields>(fields: F, value: unknown): ReadValues<F> {
  const source = isRecord(value) ? value : {};
  const values: Record<string, unknown> = {};
  for (const key of keysOf(fields)) values[key] = readValue(fieldOf(fields, key), source[key]);
  // SAFETY: each value has the type of its field's kind.
  return values as ReadValues<F>;
}

function readValue(field: Field, value: unknown): string | boolean | undefined | readonly string[] {
  if (isList(field)) return toTexts(value);
  if (field.kind === 'yes-no') return toFlag(value);
  return Array.isArray(value) ? toTexts(value).join(', ') : toText(value);
}

/** Reads yes or no, also as a word or digit; `undefined` for anything else. */
function toFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = toText(value).trim().toLowerCase();
  if (['yes', 'true', '1', 'y'].includes(text)) return true;
  return ['no', 'false', '0', 'n'].includes(text) ? false : undefined;
}

const versionSchema = v.nullish(idSchema);

/** What every record has besides its fields. */
export interface Identity {
  readonly ID: Id;
  /** Sent back with a change, so that the back end can refuse a stale one; absent where it keeps no versions. */
  readonly VERSION?: Id;
  /** The record as the back end sent it, unknown fields included: what events carry. */
  readonly source: WireRecord;
}

/** A record of an entity, as lists and saves return it. */
export type RecordOf<F extends Fields> = ReadValues<F> & Identity;

type IdentifiedSource = WireRecord & { readonly ID: Id; readonly VERSION?: Id | null };

const isIdentified = (value: unknown): boolean =>
  isRecord(value) && v.is(idSchema, value.ID) && v.is(versionSchema, value.VERSION);

/** Reads a record of a response by its own reader of fields. */
export function recordSchema<T extends object>(read: (source: WireRecord) => T) {
  return v.pipe(
    // A check and no object schema, which would copy every field of every row.
    v.custom<IdentifiedSource>(isIdentified, 'There is a record without an ID.'),
    v.transform((source): T & Identity => {
      const { ID, VERSION } = source;
      return { ...read(source), ID, ...(VERSION !== null && VERSION !== undefined && { VERSION }), source };
    }),
  );
}
