import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { codedMessage } from '../../../src/wire/error-texts';
import { createBodyBudget } from './body-budget';
import { HttpError } from './http-error';

const MEGABYTE = 1024 * 1024;

/** Routes that accept larger bodies, and set their limit after checking the permission. */
const pathsWithOwnLimit: ReadonlySet<string> = new Set([
  '/api/auth/updateProfile',
  '/api/price/confirmChanges',
  '/api/price/uploadPrice',
  '/api/product/confirmChanges',
  '/api/product/uploadFile',
  '/api/product/uploadProduct',
]);

/** Responds 413 to a body of more than 1 MB, except on routes with a limit of their own. */
export const limitBodyByDefault: MiddlewareHandler = except(
  (c: Context) => pathsWithOwnLimit.has(c.req.path),
  limitBody(1, { text: codedMessage('body-too-large', { megabytes: 1 }) }),
);

/** What a response 413 says. */
type Refusal = Pick<HttpError, 'text'> & Partial<Pick<HttpError, 'data'>>;

/** Responds 413 to a body that is larger than the limit. */
export function limitBody(megabytes: number, { text, data }: Refusal): MiddlewareHandler {
  const maxSize = megabytes * MEGABYTE;
  const limit = bodyLimit({
    maxSize,
    async onError(c) {
      await discardBody(c.req.raw);
      throw new HttpError(413, text, { ...(data && { data }), headers: { Connection: 'close' } });
    },
  });
  return (c, next) => {
    const contentLength = c.req.header('content-length');
    // Node reads no further than Content-Length; `bodyLimit` would read the body as a stream, which takes twice as long.
    if (contentLength !== undefined && Number(contentLength) <= maxSize) return next();
    const { body } = c.req.raw;
    if (body !== null && contentLength === undefined) {
      // `duplex` is required by Node for streams, and missing in the DOM's types.
      const init: RequestInit & { duplex: 'half' } = {
        body: body.pipeThrough(holdBackExcess(maxSize)),
        duplex: 'half',
      };
      c.req.raw = new Request(c.req.raw, init);
    }
    return limit(c, next);
  };
}

/** The memory that a small server can spare for large bodies. */
const DEFAULT_OVERALL_MEGABYTES = 512;

/** The memory that one account may use: two bodies of the largest size. */
const ACCOUNT_MEGABYTES = 64;

/** A middleware that sets the budget of large bodies. */
export function setBodyBudget(megabytes: number = DEFAULT_OVERALL_MEGABYTES): MiddlewareHandler {
  const reserve = createBodyBudget({ perAccount: ACCOUNT_MEGABYTES * MEGABYTE, overall: megabytes * MEGABYTE });
  return (c, next) => {
    c.set('reserveBody', reserve);
    return next();
  };
}

/** As `limitBody`, behind a permission check; responds 429 or 503 when too many large bodies are in memory at the same time. */
export function limitLargeBody(megabytes: number, refusal: Refusal): MiddlewareHandler {
  const limit = limitBody(megabytes, refusal);
  const maxSize = megabytes * MEGABYTE;
  return async (c, next) => {
    const size = Math.min(Number(c.req.header('content-length') ?? maxSize), maxSize);
    const release = await reserveOrDiscard(c, size);
    try {
      return await limit(c, next);
    } finally {
      release();
    }
  };
}

async function reserveOrDiscard(c: Context, size: number): Promise<() => void> {
  try {
    return c.get('reserveBody')(c.get('account').id, size);
  } catch (error) {
    await discardBody(c.req.raw);
    throw error;
  }
}

/** Bytes of a body that are read and discarded after its limit: a client that is still sending would never see the 413. */
const MAX_DISCARDED = 128 * MEGABYTE;

async function discardBody(request: Request): Promise<void> {
  if (request.bodyUsed || request.body === null) return;
  const reader = request.body.getReader();
  let size = 0;
  for (let part = await reader.read(); !part.done && size < MAX_DISCARDED; part = await reader.read()) {
    size += part.value.length;
  }
}

/** Passes `maxSize` bytes on. Holds back the chunk that exceeds them, which triggers the 413, until the rest was discarded. */
function holdBackExcess(maxSize: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  let excess: Uint8Array | undefined;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size <= maxSize) return controller.enqueue(chunk);
      excess ??= chunk;
      if (size < MAX_DISCARDED) return;
      controller.enqueue(excess);
      controller.terminate();
    },
    flush(controller) {
      if (excess !== undefined) controller.enqueue(excess);
    },
  });
}
