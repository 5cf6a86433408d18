/** A response as it was received. */
export interface Recorded {
  /** For example `POST /api/price/getPrice`. */
  readonly line: string;
  readonly status: number;
  readonly headers: Headers;
  readonly contentType: string;
  readonly bytes: number;
  readonly ms: number;
  /** The body as text; '' for a file. */
  readonly text: string;
  /** The address that a redirect led to. */
  readonly redirectedTo: string | undefined;
}

/** Sends every request as from a page of the origin, and records the last response, so that the report can quote it. */
export function recordResponses(origin: string): {
  readonly last: () => Recorded | undefined;
  readonly clear: () => void;
  /** Stops recording. */
  readonly stop: () => void;
} {
  const send = globalThis.fetch;
  let last: Recorded | undefined;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('origin', origin);
    const started = performance.now();
    const response = await send(request);
    const body = await response.clone().arrayBuffer();
    const contentType = (response.headers.get('content-type') ?? '').replace(/;.*$/, '');
    last = {
      line: `${request.method} ${new URL(request.url).pathname}`,
      status: response.status,
      headers: response.headers,
      contentType,
      bytes: body.byteLength,
      ms: Math.round(performance.now() - started),
      text: isBinary(contentType) ? '' : new TextDecoder().decode(body),
      redirectedTo: response.redirected ? response.url : undefined,
    };
    return response;
  };
  return {
    last: () => last,
    clear() {
      last = undefined;
    },
    stop() {
      globalThis.fetch = send;
    },
  };
}

const isBinary = (contentType: string): boolean => /sheet|excel|octet-stream|zip|image/.test(contentType);
