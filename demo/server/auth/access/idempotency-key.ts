import { createHash, webcrypto } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import type { ExpressionBuilder } from 'kysely';
import { codedMessage } from '../../../../src/wire/error-texts';
import type { Schema } from '../../db/schema';
import { HttpError, invalidFieldsError } from '../../http/http-error';
import { isForm, readForm } from '../../http/request';
import type { Deps, Env } from './context';

const HEADER = 'Idempotency-Key';

/** Time in ms after which a claim that was not renewed is that of a server that has stopped. */
const ABANDONED_MS = 60_000;

/** Reading and saving a large file takes longer than `ABANDONED_MS`; meanwhile the claim is renewed. */
const RENEWAL_MS = 20_000;

/** An upload may return 10,000 records. A longer response is not kept: a repeated upload is handled again, which saves nothing twice. */
const MAX_KEPT_CHARACTERS = 1_000_000;

/** What identifies a request that creates a record. */
interface KeyedRequest {
  readonly account_id: number;
  readonly key: string;
  readonly request_hash: string;
  readonly requested_at: Date;
}

type KeyDeps = Pick<Deps, 'background' | 'db' | 'clock'>;

/**
 * A middleware that responds to a repeated request with the response of the first, if both carry the same Idempotency-Key: a client
 * whose connection was lost can repeat a creation, and creates one record. Keys are of one account, and kept for 24 hours. It
 * throws HttpError 400 for an invalid key, 422 when the repeated request has another body, and 409 while the first one is handled.
 * The bodies of forms are compared by their fields and files, because each attempt has another boundary.
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
      request_hash: sha256(`${c.req.method} ${c.req.path}\n${await textToCompareBody(c)}`),
      requested_at: deps.clock(),
    };
    const firstResponse = await claimKeyOrReadFirstResponse(deps, request);
    if (firstResponse !== undefined) return firstResponse;
    const renewal = setInterval(() => void renewClaim(deps, request).catch(() => undefined), RENEWAL_MS);
    await next().finally(() => clearInterval(renewal));
    const { ok, status } = c.res;
    const text = ok ? await textOf(c.res.clone()) : '';
    const settle = () => {
      // After a failure the key is free: the request may be repeated.
      return ok && text.length <= MAX_KEPT_CHARACTERS
        ? keepResponse(deps, request, { status, text })
        : releaseKey(deps, request);
    };
    // The record is created, whatever becomes of its key: the response stays what it is. A second failure is reported.
    await settle().catch(() => deps.background.run(settle));
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns equal texts for equal bodies: the body's text, or the fields of a form and hashes of its files. */
async function textToCompareBody(c: Context): Promise<string> {
  if (!isForm(c)) return c.req.text();
  const form = await readForm(c);
  const parts = [...form].map(async ([name, value]) => {
    if (typeof value === 'string') return [name, value];
    // The hash is computed off the main thread, because a file may have 25 MB.
    const digest = await webcrypto.subtle.digest('SHA-256', await value.arrayBuffer());
    return [name, value.name, Buffer.from(digest).toString('hex')];
  });
  return JSON.stringify(await Promise.all(parts));
}

/** Claims the key for this request, or returns the response of the first one. */
async function claimKeyOrReadFirstResponse({ db }: KeyDeps, request: KeyedRequest): Promise<Response | undefined> {
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
  const first = await db.selectFrom('idempotency_key').selectAll().where(keyCondition(request)).executeTakeFirst();
  if (first === undefined || first.response_status === null) throw new HttpError(409, codedMessage('save-in-progress'));
  const { request_hash, response_status: status, response_text: text } = first;
  if (request_hash !== request.request_hash) throw new HttpError(422, codedMessage('saved-with-other-values'));
  return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
}

async function renewClaim({ db, clock }: KeyDeps, request: KeyedRequest): Promise<void> {
  await db.updateTable('idempotency_key').set({ requested_at: clock() }).where(keyCondition(request)).execute();
}

async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isCompressed = response.headers.get('Content-Encoding') === 'gzip';
  return (isCompressed ? gunzipSync(bytes) : bytes).toString();
}

async function keepResponse(
  { db }: KeyDeps,
  request: KeyedRequest,
  response: { readonly status: number; readonly text: string },
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ response_status: response.status, response_text: response.text })
    .where(keyCondition(request))
    .execute();
}

async function releaseKey({ db }: KeyDeps, request: KeyedRequest): Promise<void> {
  await db.deleteFrom('idempotency_key').where(keyCondition(request)).execute();
}

const keyCondition =
  ({ account_id, key }: KeyedRequest) =>
  (row: ExpressionBuilder<Schema, 'idempotency_key'>) =>
    row.and({ account_id, key });
