import { shownNumber } from '../../texts/notation';
import { isRecord } from '../../wire/values';
import { fieldReasonMessages, serverErrorMessages } from './server-errors.messages';

/** What is translated of an envelope. */
interface Answer {
  readonly status: number;
  readonly message: string;
  readonly detail: string;
  readonly data: unknown;
}

type Texts = Readonly<Record<string, string>>;

/**
 * An error of the reference back end in the language of the page: the message, and the reasons of fields and rows, as far as the
 * language has a text for their codes. Whatever has no code, an unknown one or incomplete parameters stays as it came.
 * @param body the response, from which the envelope was parsed
 */
export function translateRefusal<A extends Answer>(envelope: A, body: Readonly<Record<string, unknown>>): A {
  if (envelope.status < 400) return envelope;
  const { fields, data } = translateData(envelope.data, body.fieldCodes);
  const message = body.code === 'invalid-fields' ? fields : translate(serverErrorMessages, body);
  return message === undefined ? { ...envelope, data } : { ...envelope, data, message, detail: '' };
}

/** The text of a code with its parameters; `undefined` unless both are whole. */
function translate(texts: Texts, coded: unknown): string | undefined {
  if (!isRecord(coded) || typeof coded.code !== 'string') return undefined;
  const params = isRecord(coded.params) ? coded.params : {};
  let isWhole = true;
  const text = (texts[coded.code] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? shownParam(params[name]) : undefined;
    isWhole &&= value !== undefined;
    return value ?? '';
  });
  return isWhole && text !== '' ? text : undefined;
}

const longestParam = 1000;

function shownParam(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? shownNumber(value.toLocaleString('en')) : undefined;
  return typeof value === 'string' && value !== '' && value.length <= longestParam ? value : undefined;
}

/** The data with translated reasons, and those of the fields in one message if each has one. */
function translateData(
  data: unknown,
  codes: unknown,
): { readonly fields?: string | undefined; readonly data: unknown } {
  if (!isRecord(data)) return { data };
  if (Array.isArray(data.problems)) return { data: { ...data, problems: data.problems.map(translateProblem) } };
  if (!isRecord(data.fields) || !isRecord(codes)) return { data };
  const entries = Object.entries(data.fields).map(([name, reason]) => {
    const text = Object.hasOwn(codes, name) ? translate(fieldReasonMessages, codes[name]) : undefined;
    return { name, reason, text };
  });
  const sentences = entries.map(({ name, reason, text }) =>
    // A reason that is a sentence names its field by itself.
    text === undefined || /\.$/.test(String(reason)) ? text : `${name}: ${text}`,
  );
  return {
    fields: sentences.includes(undefined) || sentences.length === 0 ? undefined : sentences.join(' '),
    data: { ...data, fields: Object.fromEntries(entries.map(({ name, reason, text }) => [name, text ?? reason])) },
  };
}

const translateProblem = (problem: unknown): unknown => {
  const reason = translate(fieldReasonMessages, problem);
  return isRecord(problem) && reason !== undefined ? { ...problem, reason } : problem;
};
