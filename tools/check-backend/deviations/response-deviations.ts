import type { Deviations } from './deviation';

/** Deviations of any response, of access, and of the network between page and back end. */
export const responseDeviations = {
  'no-answer': {
    what: 'No response',
    seen: '“Error in network connection”, with Try again.',
    mend: 'Check address, firewall and certificate; the widgets wait 30 s for a response.',
    breaks: true,
  },
  slow: {
    what: 'A response takes more than 5 s',
    seen: 'A spinner for that long; “Still loading …” after 10 s, a failure after 30 s.',
    mend: 'Add an index, or send fewer rows: itemsPerPage is at most 50.',
  },
  'no-such-call': {
    what: '404, 405 or 501 for a call',
    seen: 'An error in place of the list or choices.',
    mend: 'Implement the call, or leave out the widgets that need it.',
    breaks: true,
  },
  forbidden: {
    what: '403 for the token',
    seen: 'A panel with the message, without Try again.',
    mend: 'Run the check with the token of somebody who may read everything.',
    breaks: true,
  },
  refused: {
    what: 'Another 4xx for a call as specified',
    seen: 'An error with the message.',
    mend: 'Accept the request: its body is in the OpenAPI document of the reference back end.',
    breaks: true,
  },
  'server-error': {
    what: '5xx for a read',
    seen: '“The server has a problem (HTTP 502). Try again in a moment.”',
    mend: 'Look at the log of the server and its gateway.',
    breaks: true,
  },
  'token-refused': {
    what: '401 for a valid token',
    seen: 'The session ends, and the sign-in appears.',
    mend: 'Accept the token in `Authorization: Bearer …`; answer 401 for an invalid session only.',
    breaks: true,
  },
  'web-page': {
    what: 'HTML in place of JSON, such as a sign-in page',
    seen: '“The server’s answer could not be understood: it is a web page instead of data”, or a lost sign-in.',
    mend: 'Exempt /api/ from the page that the proxy or the application shows instead.',
    breaks: true,
  },
  'json-as-html': {
    what: 'JSON with the type text/html',
    seen: 'The same as for a web page: it is not read.',
    mend: 'Send `Content-Type: application/json`.',
    breaks: true,
  },
  'empty-body': {
    what: '204, or no body, for a read',
    seen: '“… it is empty”, with Try again.',
    mend: 'Send an empty list: `{ "status": 200, "data": { "items": [] } }`.',
    breaks: true,
  },
  'cut-off': {
    what: 'A body that is no whole JSON',
    seen: '“… it is cut off or damaged”, with Try again.',
    mend: 'Check limits and time-outs of the proxy, and warnings that a program prints into its output.',
    breaks: true,
  },
  'json-nan': {
    what: 'NaN or Infinity in the JSON',
    seen: '“… it is cut off or damaged”: JSON has no such numbers.',
    mend: 'Send null.',
    breaks: true,
  },
  'other-shape': {
    what: 'A response of another shape than the call needs',
    seen: '“The server’s answer could not be understood”, with Try again.',
    mend: 'Send the shape of the OpenAPI document; the check names the path.',
    breaks: true,
  },
  'json-as-text': {
    what: 'JSON text inside a JSON text',
    seen: '“… data is not what was expected”.',
    mend: 'Encode the body, or its `data`, once.',
    breaks: true,
  },
  'status-contradicts': {
    what: 'HTTP says error, `status` in the body success',
    seen: 'A failure is reported as done.',
    mend: 'Let both say the same, or leave `status` out of the body.',
    breaks: true,
  },
  redirected: {
    what: 'A redirect, such as from http to https or to a path with a slash',
    seen: 'Browsers drop the token or the body: a lost sign-in, or a failure.',
    mend: 'Use the final address as `api-base`, and answer calls without a redirect.',
    breaks: true,
  },
  cached: {
    what: 'A read may be cached for a time',
    seen: 'A new record is missing from choices until then.',
    mend: 'Send `Cache-Control: no-store` for /api/.',
  },
  'wrong-token': {
    what: 'An invalid token is answered with another status than 401',
    seen: 'Somebody whose session has ended sees errors, and is never led to sign in.',
    mend: 'Answer 401 for an invalid or expired token.',
    breaks: true,
  },
  'no-token': {
    what: 'Without a token, data comes',
    seen: 'Nothing; but everybody can read it.',
    mend: 'Require the token in every call but sign-in, registration and passwords.',
  },
  'unauthorized-silent': {
    what: 'A 401 without `detail` and `message`',
    seen: 'A general text: “Your session has ended. Please sign in again.”',
    mend: 'Send the reason in `detail`.',
  },
  'size-limit': {
    what: '413 of a proxy below 25 MB',
    seen: 'An upload of a file that large is refused, after it was checked.',
    mend: 'Raise the limit, such as `client_max_body_size 26m` of nginx.',
  },
  'cors-origin': {
    what: 'A response without Access-Control-Allow-Origin for the page',
    seen: '“Error in network connection”: the browser withholds the response, a 401 included.',
    mend: 'Send the header with every response, errors of the gateway included.',
    breaks: true,
  },
  'cors-preflight': {
    what: 'A preflight (OPTIONS) that is refused or redirected',
    seen: '“Error in network connection” for each of its calls.',
    mend: 'Answer OPTIONS with 204, before the token is checked.',
    breaks: true,
  },
  'cors-headers': {
    what: 'A preflight that does not allow a header of the widgets',
    seen: '“Error in network connection” for each of its calls.',
    mend: 'Allow `Authorization, Content-Type, ngrok-skip-browser-warning`; `*` does not include Authorization.',
    breaks: true,
  },
  'cors-methods': {
    what: 'A preflight that does not allow PATCH or DELETE, or has them in lower case',
    seen: 'Lists work; saving or deleting is “Error in network connection”.',
    mend: 'Send `Access-Control-Allow-Methods: GET, POST, PATCH, DELETE`.',
    breaks: true,
  },
  'retry-after-hidden': {
    what: 'Retry-After is not exposed to other origins',
    seen: 'After a 429 the page does not show how long to wait, and a read is not repeated by itself.',
    mend: 'Send `Access-Control-Expose-Headers: Retry-After`.',
  },
  'insecure-address': {
    what: 'The page has https, the back end http',
    seen: '“Error in network connection”: browsers block such calls.',
    mend: 'Serve the back end by https.',
    breaks: true,
  },
  'browser-refuses': {
    what: 'A real page does not get a response, for whatever reason',
    seen: '“Error in network connection”.',
    mend: 'Read the message in the browser’s console; the other CORS findings name the usual causes.',
    breaks: true,
  },
} as const satisfies Deviations;
