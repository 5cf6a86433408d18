import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../../db/schema';
import { HttpError, invalidFieldsError } from '../../http/http-error';
import type { Deps, Env } from './context';

const HEADER = 'Idempotency-Key';

/** A request without a response for so long was handled by a server that has stopped. */
const ABANDONED_MS = 60_000;

const IN_PROGRESS = 'This is being saved already. Look at the list in a moment.';
const OTHER_BODY =
  'The first attempt was saved, with other values. Close the form, and look at the list: the record is in it and can be edited.';

/** What identifies a request that creates a record. */
interface KeyedRequest {
  readonly account_id: number;
  readonly key: string;
  readonly request_hash: string;
  readonly requested_at: Date;
}

type KeyDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * A middleware that responds to a repeated request with the response of the first, if both carry the same Idempotency-Key: a client
 * whose connection was lost can repeat a creation, and creates one record. Keys are of one account, and kept for 24 hours. It
 * throws HttpError 400 for an invalid key, 422 when the repeated request has another body, and 409 while the first one is handled.
 */
export function honorIdempotencyKey(deps: KeyDeps): MiddlewareHandler<Env> {
  return async (c, next) => {
    const key = c.req.header(HEADER);
    if (key === undefined) return next();
    if (!/^[!-~]{1,255}$/.test(key))
      throw invalidFieldsError({ [HEADER]: 'has to be 1 to 255 visible ASCII characters' });
    const request = {
      account_id: c.get('account').id,
      key,
      request_hash: createHash('sha256')
        .update(`${c.req.method} ${c.req.path}\n${await c.req.text()}`)
        .digest('hex'),
      requested_at: deps.clock(),
    };
    const repeated = await claim(deps, request);
    if (repeated !== undefined) return repeated;
    await next();
    // After a failure the key is free: the request may be repeated.
    await (c.res.ok ? keepResponse(deps, request, c.res.clone()) : release(deps, request));
  };
}

/** Claims the key for this request, or returns the response of the first one. */
async function claim({ db }: KeyDeps, request: KeyedRequest): Promise<Response | undefined> {
  const claimed = await db
    .insertInto('idempotency_key')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet({ request_hash: request.request_hash, requested_at: request.requested_at })
        .where('idempotency_key.response_status', 'is', null)
        .where('idempotency_key.requested_at', '<', new Date(request.requested_at.getTime() - ABANDONED_MS)),
    )
    .returning('account_id')
    .executeTakeFirst();
  if (claimed !== undefined) return undefined;
  const first = await db.selectFrom('idempotency_key').selectAll().where(isKeyOf(request)).executeTakeFirst();
  if (first === undefined || first.response_status === null) throw new HttpError(409, IN_PROGRESS);
  const { request_hash, response_status: status, response_text: text } = first;
  if (request_hash !== request.request_hash) throw new HttpError(422, OTHER_BODY);
  return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
}

async function keepResponse({ db }: KeyDeps, request: KeyedRequest, response: Response): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isCompressed = response.headers.get('Content-Encoding') === 'gzip';
  await db
    .updateTable('idempotency_key')
    .set({ response_status: response.status, response_text: (isCompressed ? gunzipSync(bytes) : bytes).toString() })
    .where(isKeyOf(request))
    .execute();
}

async function release({ db }: KeyDeps, request: KeyedRequest): Promise<void> {
  await db.deleteFrom('idempotency_key').where(isKeyOf(request)).execute();
}

const isKeyOf =
  ({ account_id, key }: KeyedRequest) =>
  (row: ExpressionBuilder<Schema, 'idempotency_key'>) =>
    row.and({ account_id, key });
