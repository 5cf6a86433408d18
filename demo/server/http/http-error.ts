import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Field name, as in the request, to what is wrong with it; the text can be shown. */
export type FieldErrors = Readonly<Record<string, string>>;

interface HttpErrorDetails {
  /** Becomes the envelope's `data`. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An expected failure of a request, with a message for its user. Thrown anywhere; `handleError` makes the response. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, message: string, { data, headers = {} }: HttpErrorDetails = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.data = data ?? null;
    this.headers = headers;
  }
}

/** Makes a 400 for invalid fields: the message names them, `data.fields` lists them. */
export function invalidFields(fields: FieldErrors): HttpError {
  const reasons = Object.entries(fields).map(([name, reason]) => `${asWords(name)} ${reason}`);
  return new HttpError(400, `${reasons.join('; ')}.`, { data: { fields } });
}

/** A name such as `itemsPerPage` as words, which may begin a sentence; names such as `MAIN_SKU` and paths stay. */
function asWords(name: string): string {
  if (!/^[a-z]+([A-Z][a-z]*)*$/.test(name)) return name;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
