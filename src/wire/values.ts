import * as v from 'valibot';

/** A record's ID as the back end sent it: kept as number or text and sent back unchanged. */
export type Id = number | string;

/** A record as the back end sent it, by wire name. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** Text and numbers as text, everything else as ''. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

/** A whole number of 0 or more, rounded down, also given as text; `undefined` for anything else. */
export function toCount(value: unknown): number | undefined {
  const number = Math.trunc(Number(toText(value) || Number.NaN));
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** Converts a list of texts and numbers, or a single one, to a list of texts without empty ones. */
export function toTexts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(toText).filter((text) => text !== '');
}

/** Whether a value is a plain JSON object. */
export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Schema of a text field: numbers become text, null and undefined ''. */
export const textField = v.optional(v.pipe(v.unknown(), v.transform(toText)), null);

/** Schema of an ID: a number, or a text that is not empty. */
export const idSchema = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]);
