import { promisify } from 'node:util';
import { constants, gunzip, gzip, gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Coded, CodedMessage } from '../../../src/wire/error-texts';

/** The body of every JSON response; `status` repeats the HTTP status. */
interface Envelope extends Partial<Coded> {
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
  readonly show?: { readonly type: 'success' | 'warning' | 'error'; readonly message: string };
}

export function respond(c: Context, message: string | CodedMessage, data: unknown, status: ContentfulStatusCode = 200) {
  return sendJson(c, { status, ...(typeof message === 'string' ? { message } : message), data });
}

/** Responds with data in the envelope, and has the client show a warning, whose code the response has. @param warning default: the message */
export function respondWithWarning(
  c: Context,
  message: string,
  data: unknown,
  {
    status = 200,
    warning = { message },
  }: { readonly status?: ContentfulStatusCode; readonly warning?: CodedMessage | Pick<CodedMessage, 'message'> } = {},
) {
  const { message: shown, ...coded } = warning;
  return sendJson(c, { status, message, ...coded, data, show: { type: 'warning', message: shown } });
}

/** Length in characters from which a body is compressed. */
const MIN_COMPRESSED = 1024;
/** Length in characters above which a body is compressed on another thread, so that it does not block other requests. */
const MAX_ON_THIS_THREAD = 100_000;

const fastest = { level: constants.Z_BEST_SPEED };
const gzipOnAnotherThread = promisify(gzip);
const gunzipOnAnotherThread = promisify(gunzip);

/** Sends JSON, compressed in one piece: hono's `compress` streams the body, which takes twice as long. */
async function sendJson(c: Context, envelope: Envelope & { readonly status: ContentfulStatusCode }): Promise<Response> {
  const { status } = envelope;
  const text = JSON.stringify(envelope);
  c.header('Content-Type', 'application/json');
  if (text.length < MIN_COMPRESSED) return c.body(text, status);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === '') return c.body(text, status);
  c.header('Content-Encoding', 'gzip');
  const bytes = text.length < MAX_ON_THIS_THREAD ? gzipSync(text, fastest) : await gzipOnAnotherThread(text, fastest);
  return c.body(new Uint8Array(bytes), status);
}

/** Packs a response for `respondPacked`, where data are large and sent again and again. */
export async function packResponse(message: string, data: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const envelope: Envelope = { status: 200, message, data };
  return new Uint8Array(await gzipOnAnotherThread(JSON.stringify(envelope), fastest));
}

export async function respondPacked(c: Context, packed: Uint8Array<ArrayBuffer>): Promise<Response> {
  c.header('Content-Type', 'application/json');
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === '')
    return c.body(new Uint8Array(await gunzipOnAnotherThread(packed)));
  c.header('Content-Encoding', 'gzip');
  return c.body(packed);
}

/** Says to browsers that do not know `frame-ancestors` the same as a policy that forbids framing. */
export const denyFraming: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (headers.get('Content-Security-Policy')?.includes("frame-ancestors 'none'"))
    headers.set('X-Frame-Options', 'DENY');
};

/** Sets a Content-Security-Policy on JSON, so that a browser that opens it as a page runs and loads nothing. */
export const protectJson: MiddlewareHandler = async (c, next) => {
  await next();
  // The header is set on the response itself: `c.header` would copy the body.
  const { headers } = c.res;
  if (!isJson(headers) || headers.has('Content-Security-Policy')) return;
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
};

/** Makes a browser that follows a link to JSON of the API save it as `api.json`, whatever file name the URL ends with. */
export const saveJsonAsFile: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (isJson(headers)) headers.set('Content-Disposition', 'attachment; filename="api.json"');
};

const isJson = (headers: Headers): boolean => headers.get('Content-Type')?.startsWith('application/json') ?? false;
