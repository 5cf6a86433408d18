import { translateAnswer } from '../../texts/translator';
import { isRecord, toText } from '../../wire/values';
import type { ShowMessage } from './client.types';
import type { FieldErrors } from './errors';
import { errorMessages } from './errors.messages';
import { readJson } from './json-body';

export interface RawResponse {
  readonly status: number;
  /** Media type in lower case, without parameters; '' when absent. */
  readonly contentType: string;
  readonly text: string;
  readonly retryAfter?: number | undefined;
}

export interface Envelope {
  /** The body's status, else HTTP's. */
  readonly status: number;
  readonly message: string;
  readonly detail: string;
  readonly data: unknown;
  readonly show: ShowMessage | undefined;
  readonly retryAfter: number | undefined;
  readonly isEmpty: boolean;
  readonly bodyProblem: string | undefined;
}

/** Parses any response: an envelope, bare data, an envelope within `data`, an empty body, or no JSON. Never rejects. */
export async function parseEnvelope({ status, contentType, text, retryAfter }: RawResponse): Promise<Envelope> {
  const empty: Envelope = {
    status,
    message: '',
    detail: '',
    data: undefined,
    show: undefined,
    retryAfter,
    isEmpty: false,
    bodyProblem: undefined,
  };
  if (text.trim() === '') return { ...empty, isEmpty: true };
  if (contentType.includes('html') || /^\s*</.test(text)) return { ...empty, bodyProblem: errorMessages.webPage };
  try {
    const body = await readJson(text);
    const envelope = { ...empty, ...readBody(body, status) };
    return isRecord(body) && body.code ? await translateAnswer(envelope, body) : envelope;
  } catch {
    return { ...empty, bodyProblem: errorMessages.damaged };
  }
}

function readBody(body: unknown, httpStatus: number): Partial<Envelope> {
  if (!isRecord(body)) return { data: body };
  if (!['status', 'message', 'detail', 'data', 'show'].some((key) => Object.hasOwn(body, key))) return { data: body };
  const status = statusOf(body.status) ?? httpStatus;
  return {
    status,
    message: truncate(toText(body.message)),
    detail: truncate(toText(body.detail)),
    data: unwrapNested(body.data),
    show: showOf(body.show, status),
  };
}

/** Longer messages are stack traces or pages. */
const longestMessage = 1000;

const truncate = (text: string) => (text.length > longestMessage ? `${text.slice(0, longestMessage)} …` : text);

/** Returns an HTTP status given as number or text; some back ends send `true` or `"success"`. */
function statusOf(value: unknown): number | undefined {
  const status = Number(toText(value) || Number.NaN);
  return Number.isInteger(status) && status >= 100 && status <= 599 ? status : undefined;
}

/** Some back ends put the envelope into `data` of another one. */
function unwrapNested(data: unknown): unknown {
  if (!isRecord(data) || !Object.hasOwn(data, 'data')) return data;
  const others = Object.keys(data).filter((key) => key !== 'data');
  const isEnvelope = Object.hasOwn(data, 'status') || others.every((key) => ['message', 'show'].includes(key));
  return isEnvelope ? data.data : data;
}

function showOf(show: unknown, status: number): ShowMessage | undefined {
  if (!isRecord(show)) return undefined;
  const message = truncate(toText(show.message));
  if (message === '') return undefined;
  const type = toText(show.type).toLowerCase();
  if (type === 'success' || type === 'warning' || type === 'error') return { type, message };
  return { type: status >= 400 ? 'error' : 'success', message };
}

/** Returns the errors in `data.fields`: a list of names or of `{ field, message }`, or messages by name. */
export function fieldErrors(data: unknown, message: string): FieldErrors {
  const fields = isRecord(data) ? data.fields : undefined;
  if (Array.isArray(fields))
    return Object.fromEntries(fields.map((entry) => fieldError(entry, message)).filter(([name]) => name !== ''));
  return isRecord(fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, reason]) => [name, toText(reason) || message]))
    : {};
}

function fieldError(entry: unknown, message: string): readonly [string, string] {
  if (!isRecord(entry)) return [toText(entry), message];
  return [toText(entry.field), toText(entry.message) || message];
}
