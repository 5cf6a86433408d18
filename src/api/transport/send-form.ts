import { shownNumber } from '../../texts/notation';
import type { FormFields } from './client.types';
import type { Envelope, RawResponse } from './envelope';
import { asSentence } from './errors';
import { fileSizeMessages } from './file-size.messages';
import { jsonText } from './json-text';
import { mediaType, type RequestTarget, retryAfterSeconds } from './send-request';
import { startDeadline, timeLimits } from './timeouts';

export interface FormRequest extends RequestTarget {
  readonly fields: FormFields;
  readonly onProgress?: ((percent: number) => void) | undefined;
}

/** Sends a form; fails after 120 s without a byte. Reports 0 percent once the request begins. Uses XMLHttpRequest: `fetch` reports no upload progress over HTTP/1.1. */
export function sendForm({ method, url, headers, fields, signal, onProgress }: FormRequest): Promise<RawResponse> {
  const limit = startDeadline(timeLimits().idle, signal);
  const request = new XMLHttpRequest();
  const response = new Promise<RawResponse>((resolve, reject) => {
    const fail = () => reject(limit.errorOf('the connection failed'));
    request.addEventListener('load', () => {
      const contentType = mediaType(request.getResponseHeader('content-type'));
      // Reading one header that CORS does not expose would log an error.
      const received = request.getAllResponseHeaders();
      const [, seconds = null] = /^retry-after: *(.+?)\s*$/im.exec(received) ?? [];
      const [, date = null] = /^date: *(.+?)\s*$/im.exec(received) ?? [];
      const retryAfter = retryAfterSeconds(seconds, date);
      decodeInChunks(request.response).then(
        (text) => resolve({ status: request.status, contentType, text, retryAfter }),
        fail,
      );
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      limit.extend();
      onProgress?.(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('progress', limit.extend);
    limit.signal.addEventListener('abort', () => {
      request.abort();
      fail();
    });
    request.open(method.toUpperCase(), url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (limit.signal.aborted) return fail();
    request.send(toFormData(fields));
    onProgress?.(0);
  });
  return response.finally(limit.clear);
}

/** Adds files as they are, lists as JSON text, and everything else as text; omits `undefined`. */
export function toFormData(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, Array.isArray(value) ? jsonText(value) : String(value));
  }
  return form;
}

/**
 * Adds the size of the files to a 413: a proxy sends one as a page of its own, and the user knows the file by its size. A message of
 * the back end stays before it, because the limit may be of rows.
 */
export function sayHowLarge(envelope: Envelope, fields: FormFields): Envelope {
  const files = Object.values(fields).filter((value) => value instanceof Blob);
  if (envelope.status !== 413 || files.length === 0) return envelope;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const size = fileSizeMessages.size(sizeText(bytes));
  const reason = envelope.message || envelope.detail;
  return {
    ...envelope,
    message: reason ? `${asSentence(reason)} ${size}` : `${fileSizeMessages.tooLarge} ${size}`,
  };
}

const sizeText = (bytes: number): string =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${shownNumber((bytes / 1_000_000).toFixed(1))} MB`;

/** Decoding megabytes at once would block the main thread. */
async function decodeInChunks(body: Blob): Promise<string> {
  const chunks = body.stream().pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let chunk = await chunks.read(); !chunk.done; chunk = await chunks.read()) text += chunk.value;
  return text;
}
