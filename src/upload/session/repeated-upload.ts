import type { SheetUploadCalls } from '../../api/resources/sheet-upload';
import { ApiError } from '../../api/transport/errors';
import { newIdempotencyKey } from '../../api/transport/idempotency-key';

/**
 * The calls of an upload, with an Idempotency-Key for each file: the same until the outcome of an attempt is known, so that a back end
 * that supports it saves a repeated file once.
 */
export function withIdempotencyKeys(calls: SheetUploadCalls): SheetUploadCalls {
  let attempt: { readonly file: File; readonly key: string } | undefined;
  return {
    ...calls,
    async send(client, file, options) {
      if (attempt === undefined || !(await isSameFile(attempt.file, file)))
        attempt = { file, key: newIdempotencyKey() };
      try {
        const uploaded = await calls.send(client, file, { ...options, idempotencyKey: attempt.key });
        attempt = undefined;
        return uploaded;
      } catch (cause) {
        if (isRefusal(cause)) attempt = undefined;
        throw cause;
      }
    },
  };
}

/** Whether the back end has saved nothing. A 409 does not say so: the first attempt may still be handled. */
const isRefusal = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.kind === 'refused' && cause.status !== 409;

/** Whether two files have the same bytes. The previewed rows are written to a new file for each attempt. */
async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one === other) return true;
  if (one.name !== other.name || one.size !== other.size) return false;
  try {
    const [bytes, others] = (await Promise.all([one.arrayBuffer(), other.arrayBuffer()])).map((b) => new Uint8Array(b));
    return bytes?.every((byte, at) => byte === others?.[at]) === true;
  } catch {
    // The file has changed on the disk since it was chosen.
    return false;
  }
}
