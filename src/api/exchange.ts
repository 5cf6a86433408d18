import ky from 'ky';
import { writeJson } from './any-json';
import type { Incoming } from './envelope';
import { networkError } from './errors';
import type { RequestHeaders } from './headers';
import { jsonText } from './json-text';
import { answerLimit, deadline, silenceLimit } from './timeouts';

/** One request, ready to be sent. */
export interface Outgoing {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly url: string;
  readonly headers: RequestHeaders;
  readonly signal?: AbortSignal | undefined;
}

/** A request whose body, if it has one, is JSON. */
export interface OutgoingJson extends Outgoing {
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

/** An answer that may be a file: `file` is then set, and `text` empty. */
export interface IncomingFile extends Incoming {
  readonly file: Blob | undefined;
}

/** Sends a request and reads its whole answer as text, within the answer limit. */
export async function exchange(request: OutgoingJson): Promise<Incoming> {
  const limit = deadline(answerLimit, request.signal);
  try {
    const response = await send(request, limit.signal);
    const { status } = response;
    return {
      status,
      contentType: contentTypeOf(response),
      text: await response.text(),
      retryAfter: retryAfter(response),
    };
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : networkError(error);
  } finally {
    limit.stop();
  }
}

/** Sends a request whose answer is a file, for as long as bytes come. */
export async function exchangeForFile(request: OutgoingJson): Promise<IncomingFile> {
  const limit = deadline(silenceLimit, request.signal);
  try {
    const response = await send(request, limit.signal, limit.alive);
    const contentType = contentTypeOf(response);
    const body = await response.blob();
    const isFile = response.ok && body.size > 0 && !/json|html/.test(contentType);
    return {
      status: response.status,
      contentType,
      text: isFile ? '' : await body.text(),
      file: isFile ? body : undefined,
    };
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : networkError(error);
  } finally {
    limit.stop();
  }
}

/** No retry: what is sent twice is the person's decision. No cache: what is read is what is there. */
async function send(
  { method, url, headers, body }: OutgoingJson,
  signal: AbortSignal,
  onBytes?: () => void,
): Promise<Response> {
  return ky(url, {
    method,
    headers,
    signal,
    cache: 'no-store',
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    stringifyJson: jsonText,
    ...(body && (await writeJson(body))),
    ...(onBytes && { onDownloadProgress: onBytes }),
  });
}

/** Seconds of Retry-After; a date there is not read. */
function retryAfter({ headers }: Response): number | undefined {
  return Number.parseInt(headers.get('retry-after') ?? '', 10) || undefined;
}

/** Media type of an answer, lower case, without parameters. */
function contentTypeOf(response: Response): string {
  return mediaType(response.headers.get('content-type'));
}

/** Media type of a header's text, lower case, without parameters; '' when there is none. */
export function mediaType(header: string | null): string {
  return (header ?? '').split(';', 1).join('').trim().toLowerCase();
}
