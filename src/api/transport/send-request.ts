import ky from 'ky';
import type { RequestHeaders } from '../session/settings';
import type { RawResponse } from './envelope';
import { unreadableError } from './errors';
import { errorMessages } from './errors.messages';
import { writeJson } from './json-body';
import { jsonText } from './json-text';
import { type Deadline, startDeadline, timeLimits } from './timeouts';

export interface RequestTarget {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly url: string;
  readonly headers: RequestHeaders;
  readonly signal?: AbortSignal | undefined;
}

export interface JsonRequest extends RequestTarget {
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

/** A response that may be a file: `file` is then set, and `text` empty. */
export interface FileResponse extends RawResponse {
  readonly file: Blob | undefined;
}

export function sendRequest(request: JsonRequest): Promise<RawResponse> {
  return withDeadline(startDeadline(timeLimits().response, request.signal), async ({ signal }) => {
    const response = await fetchWithKy(request, signal);
    return { ...metadataOf(response), text: await response.text() };
  });
}

export function downloadFile(request: JsonRequest): Promise<FileResponse> {
  return withDeadline(startDeadline(timeLimits().idle, request.signal), async ({ signal, extend }) => {
    const response = await fetchWithKy(request, signal, extend);
    const body = await response.blob();
    const raw = metadataOf(response);
    const isFile = response.ok && body.size > 0 && !/json|html/.test(raw.contentType);
    if (!isFile) return { ...raw, text: await body.text(), file: undefined };
    // Loaded with the first download, to keep the first load small.
    const { isWholeFile } = await import('./whole-file');
    if (!(await isWholeFile(response, body))) throw unreadableError(raw.status, errorMessages.damaged);
    return { ...raw, text: '', file: body };
  });
}

async function withDeadline<T>(limit: Deadline, run: (limit: Deadline) => Promise<T>): Promise<T> {
  try {
    return await run(limit);
  } catch (error) {
    throw limit.errorOf(error);
  } finally {
    limit.clear();
  }
}

/**
 * ky's own time-out ends with the headers, ours covers the body; the envelope, not the HTTP status, decides what is an error.
 * No retry, because a repeated write is the user's decision.
 */
async function fetchWithKy(
  { method, url, headers, body }: JsonRequest,
  signal: AbortSignal,
  onDownloadProgress?: () => void,
) {
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
    ...(onDownloadProgress && { onDownloadProgress }),
  });
}

const metadataOf = ({ status, headers }: Response): Omit<RawResponse, 'text'> => ({
  status,
  contentType: mediaType(headers.get('content-type')),
  retryAfter: retryAfterSeconds(headers.get('retry-after'), headers.get('date')),
});

/** Longest wait that is believed: a day, in seconds. */
const longestWait = 86_400;

/**
 * The seconds until the time of a Retry-After header (seconds or a date), at most a day; `undefined` without a future time. A date is
 * compared with the response's own `Date`, as far as CORS exposes it, because the clock of the browser may be wrong.
 */
export function retryAfterSeconds(header: string | null, date: string | null): number | undefined {
  const text = (header ?? '').trim();
  const now = Date.parse(date ?? '') || Date.now();
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return seconds > 0 ? Math.min(seconds, longestWait) : undefined;
}

export function mediaType(header: string | null): string {
  return (header ?? '').split(';', 1).join('').trim().toLowerCase();
}
