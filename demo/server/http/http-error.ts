import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Coded, type CodedMessage, codedMessage } from '../../../src/wire/error-texts';
import { codeOfReason } from '../../../src/wire/field-reasons';

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
  readonly fieldCodes?: FieldCodes;
}

/** What an error says, and the codes by which a client says it in another language. */
export interface ErrorText extends CodedMessage {
  readonly fieldCodes?: FieldCodes;
}

/** By field name: the codes of `data.fields`, as far as they have one. */
type FieldCodes = Readonly<Record<string, Coded>>;

/** An expected failure of a request, with a message for its user. Thrown anywhere; `createErrorHandler` makes what responds. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly text: ErrorText;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly refusal: string | undefined;

  constructor(status: ContentfulStatusCode, text: CodedMessage, details: HttpErrorDetails = {}) {
    const { data, headers, retryAfter, refusal, fieldCodes } = details;
    super(text.message);
    this.text = { ...text, ...(fieldCodes && { fieldCodes }) };
    this.name = 'HttpError';
    this.status = status;
    this.data = data ?? null;
    this.refusal = refusal;
    this.headers = { ...headers, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) };
  }
}

/** Throws HttpError 409 with the text and the current record, unless it has this version, or none is given. */
export function requireVersion(
  version: number | undefined,
  text: CodedMessage,
  record: { readonly VERSION: number },
): void {
  if (version !== undefined && version !== record.VERSION) throw staleVersionError(text, record);
}

/** Makes a 409 with the current record. */
export const staleVersionError = (text: CodedMessage, record: object): HttpError =>
  new HttpError(409, text, { data: { ...record } });

/** Makes a 429 for a limit that ends after a number of seconds. */
export const rateLimitedError = (code: 'too-many-failures' | 'too-many-mails', seconds: number): HttpError =>
  new HttpError(429, codedMessage(code, { minutes: Math.ceil(seconds / 60) }), { retryAfter: seconds });

/** Makes a 400 for invalid fields: the message names them, `data.fields` lists them. */
export function invalidFieldsError(fields: FieldErrors, details: Pick<HttpErrorDetails, 'refusal'> = {}): HttpError {
  const reasons = Object.entries(fields).map(([name, reason]) =>
    reason.endsWith('.') ? reason.slice(0, -1) : `${subjectOf(name)} ${reason}`,
  );
  const text = reasons.join('; ');
  const message = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  const fieldCodes = fieldCodesOf(fields);
  return new HttpError(400, { code: 'invalid-fields', message }, { ...details, data: { fields }, fieldCodes });
}

export function fieldCodesOf(fields: FieldErrors): FieldCodes {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, reason]) => {
      const coded = codeOfReason(reason);
      return coded === undefined ? [] : [[name, coded]];
    }),
  );
}

/** A name that is no word, such as `tableColumns`, may be plural in form only. */
function subjectOf(name: string): string {
  if (/^[a-z]+$/.test(name)) return `the ${name}`;
  return /^[a-z]/.test(name) ? `the field ${name}` : name;
}
