import { promisify } from 'node:util';
import { constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Characters from which on compressing pays. */
const WORTHWHILE = 1024;
/** Characters from which on it would keep other requests waiting, and is another thread's work. */
const LONG = 100_000;

/** The level whose answer is there soonest. */
const soonest = { level: constants.Z_BEST_SPEED };
const onAnotherThread = promisify(gzip);

/** Answers with JSON, compressed for whoever reads gzip: in one piece, which takes half the time that a stream does. */
export async function answerJson(c: Context, value: unknown, status: ContentfulStatusCode): Promise<Response> {
  const text = JSON.stringify(value);
  c.header('Content-Type', 'application/json');
  if (text.length < WORTHWHILE) return c.body(text, status);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === '') return c.body(text, status);
  c.header('Content-Encoding', 'gzip');
  const bytes = text.length < LONG ? gzipSync(text, soonest) : await onAnotherThread(text, soonest);
  return c.body(new Uint8Array(bytes), status);
}
