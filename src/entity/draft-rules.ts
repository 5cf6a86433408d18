import * as v from 'valibot';
import type { UnknownFields } from '../api/resources/unknown-fields';
import { problemText } from '../record/field-problem';
import type { FieldChange } from '../record/record.types';
import type { ValidationIssue } from '../ui/form/validation-summary';
import { statusLabel, uiMessages } from '../ui/ui.messages';
import { type Field, type FieldKind, type Fields, fieldOf, isList, type KeyOf, keysWhere } from '../wire/field';
import { type FieldValue, fieldProblem, parseField } from '../wire/field-value';
import { formatTextList } from '../wire/text-list';
import { isBlank } from '../wire/text-rules';
import { fieldMessages as messages } from './entity-form.messages';
import { roleLabel } from './role.messages';

/** Wire names of the fields that a form changes. */
export type EditableKey<F extends Fields> = {
  [K in KeyOf<F>]: F[K] extends { readonly editable: false } ? never : K;
}[KeyOf<F>];

/** The value of a field in a form: a list of texts, or a text, which is YES, NO or '' for a yes-no field. */
export type DraftValue = string | readonly string[];

type DraftValueOf<K extends FieldKind> = K extends 'list' | 'companies' ? readonly string[] : string;

export type Draft<F extends Fields> = { readonly [K in EditableKey<F>]: DraftValueOf<F[K]['kind']> };

/** A record, as far as a form's fields are concerned. */
export type RecordOfDraft<F extends Fields> = { readonly [K in EditableKey<F>]?: unknown };

export type DraftRules<F extends Fields> = ReturnType<typeof draftRules<F>>;

/** What follows from an entity's field table for its form: the draft, its problems, and what is sent. */
export function draftRules<F extends Fields>(fields: F, labels: Readonly<Record<EditableKey<F>, string>>) {
  type Key = EditableKey<F>;
  // SAFETY: the condition leaves out the fields that a form does not change.
  const keys = keysWhere(fields, ({ editable }) => editable !== false) as readonly string[] as readonly Key[];
  const fieldFor = (key: Key): Field => fieldOf(fields, key);
  const valueIn = (draft: Draft<F>, key: Key): DraftValue => draft[key];
  const forEachKey = (valueFor: (key: Key, field: Field) => unknown) =>
    Object.fromEntries(keys.map((key) => [key, valueFor(key, fieldFor(key))]));
  const textIn = (draft: Draft<F>, key: Key) => displayText(fieldFor(key), valueIn(draft, key));
  const storedText = (record: RecordOfDraft<F>, key: Key) => {
    const field = fieldFor(key);
    return displayText(field, draftValue(field, record[key]));
  };

  /** Returns the error of a value; a stored value is always accepted. */
  function problemOf(key: Key, draft: Draft<F>, base: RecordOfDraft<F> | undefined): string | undefined {
    const text = textIn(draft, key);
    if (text === '' || (base !== undefined && text === storedText(base, key))) return undefined;
    const problem = fieldProblem(fieldFor(key), valueIn(draft, key));
    return problem && problemText(problem);
  }
  /** Returns why a field prevents sending. One of unknown value may be empty: it is not sent. */
  function issueOf(
    key: Key,
    draft: Draft<F>,
    base: RecordOfDraft<F> | undefined,
    unknownFields: UnknownFields,
  ): ValidationIssue | undefined {
    const { kind, required } = fieldFor(key);
    const isMissing = required && isBlank(textIn(draft, key)) && !unknownFields.has(key);
    const label = labels[key];
    if (isMissing) return { verb: typedKinds.includes(kind) ? messages.fillIn : messages.choose, label };
    return problemOf(key, draft, base) === undefined ? undefined : { verb: messages.correct, label };
  }
  function changeOf(key: Key, draft: Draft<F>, record: RecordOfDraft<F>): FieldChange | undefined {
    const [mine, theirs] = [textIn(draft, key), storedText(record, key)];
    return mine === theirs ? undefined : { key, label: labels[key], mine, theirs };
  }
  return {
    keys,
    fieldOf: fieldFor,
    labels,
    problemOf,
    issueOf,
    changeOf,
    // SAFETY: these have an entry of the right kind for each key.
    draftOf: (record: RecordOfDraft<F> | undefined) =>
      forEachKey((key, field) => draftValue(field, record?.[key])) as Draft<F>,
    draftSchema: v.object(
      Object.fromEntries(keys.map((key) => [key, isList(fieldFor(key)) ? v.array(v.string()) : v.string()])),
    ) as v.GenericSchema<unknown, unknown> as v.GenericSchema<unknown, Draft<F>>,
    /** The values as they are sent: trimmed, with numbers and booleans, and `null` for those that are unset. */
    sentValues: (draft: Draft<F>) =>
      forEachKey((key, field) => sentValue(field, valueIn(draft, key))) as Readonly<Record<Key, FieldValue>>,
    issues: (draft: Draft<F>, base: RecordOfDraft<F> | undefined, unknownFields: UnknownFields) =>
      keys.flatMap((key) => issueOf(key, draft, base, unknownFields) ?? []),
    changes: (draft: Draft<F>, record: RecordOfDraft<F>) => keys.flatMap((key) => changeOf(key, draft, record) ?? []),
  };
}

/** Kinds that are typed; values of the others are chosen. */
const typedKinds: readonly FieldKind[] = ['text', 'email', 'phone', 'number', 'address'];

function draftValue(field: Field, value: unknown): DraftValue {
  // SAFETY: records have lists in these fields.
  if (isList(field)) return (value ?? []) as readonly string[];
  if (field.kind === 'yes-no') return value === undefined ? '' : value ? 'YES' : 'NO';
  return String(value ?? (field.kind === 'status' ? 'Active' : ''));
}

function sentValue(field: Field, value: DraftValue): FieldValue {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (field.kind !== 'yes-no' && field.kind !== 'number') return text;
  const parsed = parseField(field, text);
  return parsed.kind === 'value' ? parsed.value : text;
}

/** The value that would be sent, as a person reads it. */
function displayText(field: Field, value: DraftValue): string {
  const sent = sentValue(field, value);
  if (typeof sent === 'boolean') return sent ? uiMessages.yes : uiMessages.no;
  if (typeof sent === 'object' && sent !== null) return formatTextList(sent);
  const text = String(sent ?? '');
  if (field.kind === 'status') return statusLabel(text);
  return field.kind === 'role' ? roleLabel(text) : text;
}
