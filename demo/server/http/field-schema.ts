import * as v from 'valibot';
import { type Field, isList, statuses } from '../../../src/wire/field';
import type { FieldValue, InputValue } from '../../../src/wire/field-value';
import { fieldReading, type Reading } from './field-reading';
import { listOf } from './list-of';
import { requiredText } from './request';

/** A schema that accepts values of a type, and whose output is the value that `read` returns. */
export function schemaOf<Sent, Value>(type: v.GenericSchema<unknown, Sent>, read: (sent: Sent) => Reading<Value>) {
  return v.pipe(
    type,
    v.rawTransform<Sent, Value>(({ dataset, addIssue, NEVER }) => {
      const reading = read(dataset.value);
      if (reading.kind === 'value') return reading.value;
      addIssue({ message: reading.reason });
      return NEVER;
    }),
  );
}

/** The schema of a field that accepts any type with a readable value, as rows of an upload need. */
export const liberalSchema = (field: Field): v.GenericSchema<unknown, FieldValue> =>
  schemaOf<InputValue, FieldValue>(anyValueSchema(field), (sent) => fieldReading(field, sent));

/** The first wrong item ends the validation: there may be hundreds of thousands. */
const texts = v.config(v.array(v.string()), { abortEarly: true });

/** The types that are accepted for a field, before its value is read. */
export function anyValueSchema(field: Field): v.GenericSchema<unknown, InputValue> {
  if (isList(field)) return v.union([texts, v.literal(''), v.null()], 'has to be a list of texts');
  if (field.kind === 'number') return v.union([v.number(), v.string(), v.null()], 'has to be a number');
  if (field.kind === 'yes-no') return v.union([v.boolean(), v.string(), v.null()], 'has to be true or false');
  return v.union([v.string(), v.number(), v.null()], 'has to be text');
}

export const nameSchema = (field: Field): v.GenericSchema<unknown, string> =>
  schemaOf<string, string>(v.string('has to be text'), (sent) => {
    const reading = fieldReading(field, sent);
    if (reading.kind === 'wrong') return reading;
    return reading.value === ''
      ? { kind: 'wrong', reason: 'is needed' }
      : { kind: 'value', value: String(reading.value) };
  });

/** The schema of a field whose value must have the type in which it is stored. */
export const strictSchema = (field: Field): v.GenericSchema<unknown, FieldValue> =>
  schemaOf<InputValue, FieldValue>(strictValueSchema(field), (sent) => fieldReading(field, sent));

function strictValueSchema(field: Field): v.GenericSchema<unknown, InputValue> {
  const { kind, isName, maxLength = Number.MAX_SAFE_INTEGER, maxItems = 0 } = field;
  if (kind === 'number' || kind === 'yes-no') return anyValueSchema(field);
  const short = v.maxLength<string, number, string>(maxLength, `may have ${maxLength} characters at most`);
  if (kind === 'status') return v.picklist(statuses, 'has to be Active or Inactive');
  if (kind === 'list') {
    const tooLong = `may have ${maxItems} texts at most`;
    return listOf(v.pipe(requiredText, short), { max: maxItems, notList: 'has to be a list of texts', tooLong });
  }
  const text = v.string('has to be text');
  return isName ? text : v.pipe(text, v.trim(), short);
}
