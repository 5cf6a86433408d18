import type { IncomingMessage } from 'node:http';
import { request as sendRequest } from 'node:http';
import type { Trouble } from './site';

/** Sends the requests to the API of a foreign site to a back end, as a site's own server does. */
export function forwardTo(backEnd: string): Trouble {
  return (request: IncomingMessage, response) => {
    if (request.url?.startsWith('/api/') !== true) return false;
    const { method, headers } = request;
    const forwarded = sendRequest(new URL(request.url, backEnd), { method: method ?? 'GET', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
    return true;
  };
}
