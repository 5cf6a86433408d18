import { shownNumber } from '../texts/notation';
import type { Answer, CodeTexts, Translator } from '../texts/translator';
import { isRecord } from '../wire/values';
import { fieldReasonMessages, serverErrorMessages } from './server-errors.messages';

/** The text of a code; '' for none. */
type TextOf = (code: string) => string;

/** The text of the page, else that of its language. */
const textOf =
  (own: CodeTexts['serverErrors'], loaded: CodeTexts['serverErrors']): TextOf =>
  (code) =>
    own[code] || (Object.hasOwn(loaded, code) ? (loaded[code] ?? '') : '');

/**
 * Makes what shows errors of the reference back end in a language: the message, and the reasons of fields and rows, as far as there is
 * a text for their codes. Whatever has no code, an unknown one or incomplete parameters stays as it came.
 */
export function translatorOf(texts: CodeTexts): Translator['translate'] {
  const errorOf = textOf(serverErrorMessages, texts.serverErrors);
  const reasonOf = textOf(fieldReasonMessages, texts.fieldReasons);
  return <A extends Answer>(answer: A, body: Readonly<Record<string, unknown>>): A => {
    if (answer.status < 400) return translateAccepted(answer, translate(errorOf, body));
    const { fields, data } = translateData(answer.data, body.fieldCodes, reasonOf);
    const message = body.code === 'invalid-fields' ? fields : translate(errorOf, body);
    return message === undefined ? { ...answer, data } : { ...answer, data, message, detail: '' };
  };
}

/** The code of an accepted call names what is shown: the warning, if there is one, else the message. */
function translateAccepted<A extends Answer>(answer: A, text: string | undefined): A {
  if (text === undefined) return answer;
  return answer.show ? { ...answer, show: { ...answer.show, message: text } } : { ...answer, message: text };
}

/** The text of a code with its parameters; `undefined` unless both are whole. */
function translate(textOfCode: TextOf, coded: unknown): string | undefined {
  if (!isRecord(coded) || typeof coded.code !== 'string') return undefined;
  const params = isRecord(coded.params) ? coded.params : {};
  let isWhole = true;
  const text = textOfCode(coded.code).replace(/\{(\w+)\}/g, (_, name: string) => {
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
  reasonOf: TextOf,
): { readonly fields?: string | undefined; readonly data: unknown } {
  if (!isRecord(data)) return { data };
  if (Array.isArray(data.problems))
    return { data: { ...data, problems: data.problems.map((problem) => translateProblem(problem, reasonOf)) } };
  if (!isRecord(data.fields) || !isRecord(codes)) return { data };
  const entries = Object.entries(data.fields).map(([name, reason]) => {
    const text = Object.hasOwn(codes, name) ? translate(reasonOf, codes[name]) : undefined;
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

const translateProblem = (problem: unknown, reasonOf: TextOf): unknown => {
  const reason = translate(reasonOf, problem);
  return isRecord(problem) && reason !== undefined ? { ...problem, reason } : problem;
};
