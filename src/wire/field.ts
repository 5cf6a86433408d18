import * as v from 'valibot';
import { type Id, idSchema, isRecord, toText, toTexts, type WireRecord } from './values';

/**
 * The content of a field.
 * - `text`: one line, or several if `multiline`; `choice`: one of the texts that the back end offers.
 * - `list`: texts; `companies`: names of companies.
 * - `number`: 0 or more; `yes-no`; `status`: Active or Inactive; `address`: URL of a picture.
 * - `email`, `phone`, `role`, `moment` (date and time): of a user.
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

/** One field of an entity, from which types, tables, forms, uploads, request bodies, queries and exports derive. */
export interface Field {
  readonly kind: FieldKind;
  readonly label: string;
  /** Label in forms. @default `label` */
  readonly formLabel?: string;
  readonly width: number;
  readonly column?: false;
  readonly required?: true;
  readonly editable?: false;
  /** In characters, of a text or of each text in a list. */
  readonly maxLength?: number;
  readonly maxItems?: number;
  /** A name: runs of white space are collapsed to one space. */
  readonly isName?: true;
  /** Filters do not list the values: most are unique, or another control selects them. */
  readonly mostlyUnique?: true;
  /** Forms suggest the values in use. */
  readonly suggested?: true;
  readonly dependsOn?: string;
  readonly multiline?: true;
  /** Shown where there is no value. @default '-' */
  readonly empty?: string;
}

export type Fields = Readonly<Record<string, Field>>;

export type KeyOf<F extends Fields> = keyof F & string;

export const statuses = ['Active', 'Inactive'] as const;

type ReadValue<K extends FieldKind> = K extends 'list' | 'companies'
  ? readonly string[]
  : K extends 'yes-no'
    ? boolean | undefined
    : string;

/** Field values in the client: text and numbers as text ('' where unset), lists of text, and yes, no or unset. */
export type ReadValues<F extends Fields> = { readonly [N in keyof F]: ReadValue<F[N]['kind']> };

export function keysOf<F extends Fields>(fields: F): readonly KeyOf<F>[] {
  // SAFETY: tables of fields are literals, which have no keys besides those of their type.
  return Object.keys(fields) as readonly KeyOf<F>[];
}

/** Wire names of the fields that the test accepts, in order. */
export const keysWhere = <F extends Fields>(fields: F, test: (field: Field) => boolean): readonly KeyOf<F>[] =>
  keysOf(fields).filter((key) => test(fieldOf(fields, key)));

export function fieldOf<F extends Fields>(fields: F, key: KeyOf<F>): Field {
  // SAFETY: every entry of Fields is a Field.
  return fields[key] as Field;
}

export function mapFields<F extends Fields, T>(
  fields: F,
  valueFor: (key: KeyOf<F>, field: Field) => T,
): Readonly<Record<KeyOf<F>, T>> {
  // SAFETY: it has an entry for each key.
  return Object.fromEntries(keysOf(fields).map((key) => [key, valueFor(key, fieldOf(fields, key))])) as Record<
    KeyOf<F>,
    T
  >;
}

/** The label of each field. */
export const labelsOf = <F extends Fields>(fields: F): Readonly<Record<KeyOf<F>, string>> =>
  mapFields(fields, (_, { label }) => label);

export function fieldsWithout<F extends Fields, K extends KeyOf<F>>(fields: F, key: K): Omit<F, K> {
  const { [key]: _, ...rest } = fields;
  return rest;
}

export const isColumn = ({ column }: Field): boolean => column !== false;

export const isList = ({ kind }: Field): boolean => kind === 'list' || kind === 'companies';

/** Parses fields leniently: numbers as text, one text as a list, YES and 1 as true; missing fields as unset. */
export function parseFields<F extends Fields>(fields: F, value: unknown): ReadValues<F> {
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

export interface Identity {
  readonly ID: Id;
  /** Sent with an update, so that the back end can refuse it if the record has changed; absent if the back end has no versions. */
  readonly VERSION?: Id;
  /** The record as the back end sent it, with unknown fields; the detail of events. */
  readonly source: WireRecord;
}

export type RecordOf<F extends Fields> = ReadValues<F> & Identity;

type IdentifiedSource = WireRecord & { readonly ID: Id; readonly VERSION?: Id | null };

const isIdentified = (value: unknown): boolean =>
  isRecord(value) && v.is(idSchema, value.ID) && v.is(versionSchema, value.VERSION);

/** Schema of a record in a response whose values are those of its fields. */
export const fieldsSchema = <F extends Fields>(fields: F) => recordSchema((source) => parseFields(fields, source));

/** Schema of a record in a response; `parse` parses its fields. */
export function recordSchema<T extends object>(parse: (source: WireRecord) => T) {
  return v.pipe(
    // A custom check, because an object schema would copy every field of every row.
    v.custom<IdentifiedSource>(isIdentified, 'There is a record without an ID.'),
    v.transform((source): T & Identity => {
      const { ID, VERSION } = source;
      return { ...parse(source), ID, ...(VERSION !== null && VERSION !== undefined && { VERSION }), source };
    }),
  );
}
