import * as v from 'valibot';
import { decimalText } from './decimal';
import { type Field, isList, statuses } from './field';
import { isErrorText, isStorable } from './stored-text';
import { isBlank, normalizeName } from './text-rules';

/** A field's value as it is stored: '' or null where it is unset. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** An unchecked value: typed, sent, or read from a cell. */
export type InputValue = string | number | boolean | null | undefined | readonly string[];

export type FieldProblem =
  | { readonly kind: 'too-long' | 'list-too-long' | 'too-many' | 'too-large'; readonly limit: number }
  | { readonly kind: 'error-text'; readonly text: string }
  | {
      readonly kind:
        | 'unstorable'
        | 'below-zero'
        | 'not-a-number'
        | 'not-a-list'
        | 'not-yes-no'
        | 'not-status'
        | 'not-address'
        | 'not-email';
    };

export type ParsedField =
  | { readonly kind: 'value'; readonly value: FieldValue }
  | { readonly kind: 'wrong'; readonly problem: FieldProblem };

const fieldLimits = {
  /** Characters of a list joined to one text, which has to fit into a spreadsheet cell. */
  list: 20_000,
  number: 1e12,
} as const;

const parsedValue = (stored: FieldValue): ParsedField => ({ kind: 'value', value: stored });
const wrongField = (problem: FieldProblem): ParsedField => ({ kind: 'wrong', problem });

/** Parses a value by the rules of its field: forms, upload previews and the server use it. */
export function parseField(field: Field, given: InputValue): ParsedField {
  if (isList(field)) return readList(field, given);
  if (field.kind === 'yes-no') return readYesNo(given);
  if (field.kind === 'number') return readNumberField(given);
  return readText(field, field.isName ? normalizeName(String(given ?? '')) : normalizeText(given));
}

export function fieldProblem(field: Field, given: InputValue): FieldProblem | undefined {
  const parsed = parseField(field, given);
  return parsed.kind === 'wrong' ? parsed.problem : undefined;
}

function textProblem(text: string, limit = Number.POSITIVE_INFINITY): FieldProblem | undefined {
  if (!isStorable(text)) return { kind: 'unstorable' };
  if (isErrorText(text)) return { kind: 'error-text', text };
  return text.length > limit ? { kind: 'too-long', limit } : undefined;
}

const normalizeText = (given: InputValue): string =>
  String(given ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();

function readText({ kind, maxLength }: Field, text: string): ParsedField {
  const problem = textProblem(text, maxLength);
  if (problem !== undefined) return wrongField(problem);
  if (kind === 'status') {
    const status = statuses.find((one) => one.toLowerCase() === text.toLowerCase());
    return status === undefined ? wrongField({ kind: 'not-status' }) : parsedValue(status);
  }
  if (isBlank(text)) return parsedValue('');
  if (kind === 'address' && !/^(https?:\/\/[^\s/]|\/(?!\/))\S*$/i.test(text))
    return wrongField({ kind: 'not-address' });
  if (kind === 'email' && !v.RFC_EMAIL_REGEX.test(text)) return wrongField({ kind: 'not-email' });
  return parsedValue(text);
}

function readList({ maxLength, maxItems = Number.POSITIVE_INFINITY }: Field, given: InputValue): ParsedField {
  if (given !== '' && given !== null && typeof given !== 'object') return wrongField({ kind: 'not-a-list' });
  const texts = typeof given === 'object' && given !== null ? given : [];
  const stored = [...new Set(texts.map(normalizeName))].filter((text) => !isBlank(text));
  const problem = stored.map((text) => textProblem(text, maxLength)).find((found) => found !== undefined);
  if (problem !== undefined) return wrongField(problem);
  if (stored.length > maxItems) return wrongField({ kind: 'too-many', limit: maxItems });
  return stored.join(', ').length > fieldLimits.list
    ? wrongField({ kind: 'list-too-long', limit: fieldLimits.list })
    : parsedValue(stored);
}

/** Reads a number of 0 or more, rounded to the 15 digits that a spreadsheet keeps. */
function readNumberField(given: InputValue): ParsedField {
  if (typeof given !== 'number') {
    const text = normalizeText(given);
    if (text === '') return parsedValue(null);
    if (/^[-−]\s*[\d.]/.test(text)) return wrongField({ kind: 'below-zero' });
    if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return wrongField({ kind: 'not-a-number' });
    return readNumberField(Number(text));
  }
  if (!Number.isFinite(given)) return wrongField({ kind: 'not-a-number' });
  if (given < 0) return wrongField({ kind: 'below-zero' });
  if (given > fieldLimits.number) return wrongField({ kind: 'too-large', limit: fieldLimits.number });
  return parsedValue(Number(decimalText(given)));
}

function readYesNo(given: InputValue): ParsedField {
  if (typeof given === 'boolean') return parsedValue(given);
  const word = normalizeText(given).toUpperCase();
  if (word === '') return parsedValue(null);
  if (word === 'YES' || word === 'TRUE') return parsedValue(true);
  return word === 'NO' || word === 'FALSE' ? parsedValue(false) : wrongField({ kind: 'not-yes-no' });
}
