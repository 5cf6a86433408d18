import { isRecord, toText, type WireRecord } from '../../wire/values';
import type { ShowMessage } from './client.types';
import type { FieldErrors } from './errors';
import { readJson } from './json-body';

/** An answer as it came over the line. */
export interface RawResponse {
  readonly status: number;
  /** Media type, lower case, without parameters; '' when not said. */
  readonly contentType: string;
  readonly text: string;
  /** Seconds of Retry-After. */
  readonly retryAfter?: number | undefined;
}

/** What an answer says, whichever of the known forms it came in. */
export interface Envelope {
  /** The envelope's own status, else HTTP's. */
  readonly status: number;
  readonly message: string;
  /** What a 401 says. */
  readonly detail: string;
  readonly data: unknown;
  readonly show: ShowMessage | undefined;
  readonly retryAfter: number | undefined;
  /** There was no body. */
  readonly isEmpty: boolean;
  /** Why it could not be understood, as far as it could not; `undefined` when it could. */
  readonly unreadable: string | undefined;
}

/** Reads an answer liberally: enveloped, bare, nested one `data` deeper, empty, or no JSON at all. Never rejects. */
export async function parseEnvelope({ status, contentType, text, retryAfter }: RawResponse): Promise<Envelope> {
  const nothing: Envelope = {
    status,
    message: '',
    detail: '',
    data: undefined,
    show: undefined,
    retryAfter,
    isEmpty: false,
    unreadable: undefined,
  };
  if (text.trim() === '') return { ...nothing, isEmpty: true };
  if (contentType.includes('html') || /^\s*</.test(text))
    return { ...nothing, unreadable: 'it is a web page instead of data' };
  try {
    return { ...nothing, ...readBody(await readJson(text), status) };
  } catch {
    return { ...nothing, unreadable: 'it is cut off or damaged' };
  }
}

function readBody(body: unknown, httpStatus: number): Partial<Envelope> {
  if (!isRecord(body)) return { data: body };
  if (!['status', 'message', 'detail', 'data', 'show'].some((key) => Object.hasOwn(body, key))) return { data: body };
  const status = statusOf(body.status) ?? httpStatus;
  return {
    status,
    message: clipped(toText(body.message)),
    detail: clipped(toText(body.detail)),
    data: unwrapped(body.data),
    show: showOf(body.show, status),
  };
}

/** Maximum length of a message; a longer one is a stack trace or a page. */
const longestMessage = 1000;

const clipped = (text: string) => (text.length > longestMessage ? `${text.slice(0, longestMessage)} …` : text);

/** A status of HTTP's kind, as number or text; anything else (`true`, `"success"`) does not count. */
function statusOf(value: unknown): number | undefined {
  const status = Number(toText(value) || Number.NaN);
  return Number.isInteger(status) && status >= 100 && status <= 599 ? status : undefined;
}

/** Some back ends put the whole envelope into `data` once more. */
function unwrapped(data: unknown): unknown {
  if (!isRecord(data) || !Object.hasOwn(data, 'data')) return data;
  const others = Object.keys(data).filter((key) => key !== 'data');
  const isEnvelope = Object.hasOwn(data, 'status') || others.every((key) => ['message', 'show'].includes(key));
  return isEnvelope ? data.data : data;
}

function showOf(show: unknown, status: number): ShowMessage | undefined {
  if (!isRecord(show)) return undefined;
  const message = clipped(toText(show.message));
  if (message === '') return undefined;
  const type = toText(show.type).toLowerCase();
  if (type === 'success' || type === 'warning' || type === 'error') return { type, message };
  return { type: status >= 400 ? 'error' : 'success', message };
}

/** `data.fields` of a refusal: names alone, names with a message, or objects of `field` and `message`. */
export function fieldErrors(data: unknown, message: string): FieldErrors {
  const fields = isRecord(data) ? data.fields : undefined;
  if (Array.isArray(fields))
    return Object.fromEntries(fields.map((entry) => fieldError(entry, message)).filter(([name]) => name !== ''));
  return isRecord(fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, what]) => [name, toText(what) || message]))
    : {};
}

function fieldError(entry: unknown, message: string): readonly [string, string] {
  if (!isRecord(entry)) return [toText(entry), message];
  return [toText((entry as WireRecord).field), toText(entry.message) || message];
}
