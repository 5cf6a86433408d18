import type { FormFields } from './client.types';
import type { RawResponse } from './envelope';
import { networkError } from './errors';
import { toFormData } from './form-data';
import { longText } from './long-text';
import { mediaType, type RequestTarget, retryAfterSeconds } from './send-request';
import { deadline, limits } from './timeouts';

/** A multipart request. */
export interface FormRequest extends RequestTarget {
  readonly fields: FormFields;
  /** Called with the sent share in percent, 0 to 100. */
  readonly onProgress?: ((percent: number) => void) | undefined;
}

/**
 * Sends a form, for as long as bytes go. By XMLHttpRequest, since `fetch` cannot tell how much was sent over plain HTTP/1.1.
 */
export function sendForm({ method, url, headers, fields, signal, onProgress }: FormRequest): Promise<RawResponse> {
  const limit = deadline(limits().silence, signal);
  const request = new XMLHttpRequest();
  const answered = new Promise<RawResponse>((resolve, reject) => {
    const fail = () => reject(limit.signal.aborted ? limit.signal.reason : networkError('the connection failed'));
    request.addEventListener('load', () => {
      const contentType = mediaType(request.getResponseHeader('content-type'));
      // Reading one header that CORS does not expose would log an error.
      const [, seconds = null] = /^retry-after: *(.+?)\s*$/im.exec(request.getAllResponseHeaders()) ?? [];
      const retryAfter = retryAfterSeconds(seconds);
      longText(request.response).then(
        (text) => resolve({ status: request.status, contentType, text, retryAfter }),
        fail,
      );
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      limit.alive();
      onProgress?.(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('progress', limit.alive);
    limit.signal.addEventListener('abort', () => {
      request.abort();
      fail();
    });
    request.open(method.toUpperCase(), url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (limit.signal.aborted) fail();
    else request.send(toFormData(fields));
  });
  return answered.finally(limit.stop);
}
