import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { Refusal } from './refusal';

const MEGABYTE = 1024 * 1024;

/** Calls that take larger bodies, and say how large once they know who asks. */
const ownLimits: ReadonlySet<string> = new Set([
  '/api/auth/updateProfile',
  '/api/price/confirmChanges',
  '/api/price/uploadPrice',
  '/api/product/confirmChanges',
  '/api/product/uploadFile',
  '/api/product/uploadProduct',
]);

/** Refuses a body of more than 1 MB with 413, but for the calls that have a limit of their own. */
export const usualBodySize: MiddlewareHandler = except(
  (c: Context) => ownLimits.has(c.req.path),
  maxBodySize(1, 'The request is too large: a body may have 1 MB at most.'),
);

/** Refuses a body of more megabytes with 413. */
export function maxBodySize(megabytes: number, message: string): MiddlewareHandler {
  const maxSize = megabytes * MEGABYTE;
  const limit = bodyLimit({
    maxSize,
    async onError(c) {
      await discard(c.req.raw);
      throw new Refusal(413, message, { headers: { Connection: 'close' } });
    },
  });
  return (c, next) => {
    const announced = c.req.header('content-length');
    // Node reads no further than what is announced. Asking for the body as a stream would double what a request costs.
    if (announced !== undefined && Number(announced) <= maxSize) return next();
    const { body } = c.req.raw;
    if (body !== null && announced === undefined) {
      // Node takes a stream only with this setting, which the DOM's types do not know.
      const init: RequestInit & { duplex: 'half' } = { body: body.pipeThrough(restAtOnce(maxSize)), duplex: 'half' };
      c.req.raw = new Request(c.req.raw, init);
    }
    return limit(c, next);
  };
}

/** Most of a body that is read for nothing: a client that is still sending when the connection is closed never sees the answer. */
const MAX_DISCARDED = 128 * MEGABYTE;

/** Reads the rest of a body whose announced length is too much. */
async function discard(request: Request): Promise<void> {
  if (request.bodyUsed || request.body === null) return;
  const reader = request.body.getReader();
  let size = 0;
  for (let part = await reader.read(); !part.done && size < MAX_DISCARDED; part = await reader.read()) {
    size += part.value.length;
  }
}

/** Passes so many bytes on. What makes it more comes after all the rest was read for nothing. */
function restAtOnce(maxSize: number): TransformStream<Uint8Array, Uint8Array> {
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
