import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** By field name. A text that ends with a full stop is a sentence; others continue one that begins with the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

interface HttpErrorDetails {
  /** Becomes the envelope's `data`. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** In seconds. */
  readonly retryAfter?: number;
  /** What was refused, for the record of changes. @default not recorded, unless an account lacks the permission (403) */
  readonly refusal?: string;
}

/** An expected failure of a request, with a message for its user. Thrown anywhere; `handleError` makes the response. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly refusal: string | undefined;

  constructor(status: ContentfulStatusCode, message: string, details: HttpErrorDetails = {}) {
    const { data, headers, retryAfter, refusal } = details;
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.data = data ?? null;
    this.refusal = refusal;
    this.headers = { ...headers, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) };
  }
}

/** Throws HttpError 409 with the current record, unless it has this version, or none is given. */
export function requireVersion(version: number | undefined, name: string, record: { readonly VERSION: number }): void {
  if (version !== undefined && version !== record.VERSION) throw staleVersionError(name, record);
}

/** Makes a 409 with the current record. */
export const staleVersionError = (name: string, record: object): HttpError =>
  new HttpError(409, `${name} was changed by somebody else in the meantime. Nothing was saved.`, {
    data: { ...record },
  });

/** Makes a 429 for a limit that ends in so many seconds. */
export function rateLimitedError(what: string, seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new HttpError(429, `${what} Please try again in ${wait}.`, { retryAfter: seconds });
}

/** Makes a 400 for invalid fields: the message names them, `data.fields` lists them. */
export function invalidFieldsError(fields: FieldErrors, details: Pick<HttpErrorDetails, 'refusal'> = {}): HttpError {
  const reasons = Object.entries(fields).map(([name, reason]) =>
    reason.endsWith('.') ? reason.slice(0, -1) : `${subjectOf(name)} ${reason}`,
  );
  const text = reasons.join('; ');
  return new HttpError(400, `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, { ...details, data: { fields } });
}

/** A name that is no word, such as `tableColumns`, may be plural in form only. */
function subjectOf(name: string): string {
  if (/^[a-z]+$/.test(name)) return `the ${name}`;
  return /^[a-z]/.test(name) ? `the field ${name}` : name;
}
