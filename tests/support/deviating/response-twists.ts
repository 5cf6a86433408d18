import { isRecord } from '../../../src/wire/values';
import { onCall, type Twist } from './twist';

const status = (code: number, message = 'No.') =>
  onCall('prices', 'getMainSkus', () => ({ status: code, json: { status: code, message } }));
const text = (body: string, type?: string) =>
  onCall('prices', 'getMainSkus', () => ({ text: body, ...(type && { type }) }));

/** Of any response, and of access. Those of other origins, of time and of the connection have tests of their own. */
export const responseTwists = {
  'no-such-call': status(404),
  forbidden: status(403),
  refused: status(400),
  'server-error': status(502),
  'token-refused': status(401),
  'web-page': text('<!doctype html><title>Sign in</title>', 'text/html'),
  'json-as-html': text('{"status":200,"data":[]}', 'text/html'),
  'empty-body': onCall('prices', 'getMainSkus', () => ({ status: 204 })),
  'cut-off': text('{"status":200,"data":[{"MAIN_SKU":"A'),
  'json-nan': text('{"status":200,"data":[{"MAIN_SKU":"A","WEIGHT":NaN}]}'),
  'other-shape': text('{"status":200,"data":{"rows":1}}'),
  'json-as-text': text(JSON.stringify({ status: 200, data: '{"items":[]}' })),
  'status-contradicts': onCall('prices', 'getMainSkus', ({ json }) => ({ status: 500, json })),
  redirected: {
    group: 'prices',
    change: (reply, { url }) =>
      url.endsWith('getMainSkus?All=True') ? { status: 307, headers: { location: `${url}&x=1` } } : reply,
  },
  cached: onCall('prices', 'getMainSkus', (reply) => ({ ...reply, headers: { 'Cache-Control': 'max-age=600' } })),
  'wrong-token': {
    group: 'access',
    change: (reply) => (reply.status === 401 ? { status: 403, json: { status: 403, message: 'No.' } } : reply),
  },
  'no-token': {
    group: 'access',
    change: (reply, { headers }) => (headers.authorization ? reply : { json: { status: 200, data: [] } }),
  },
  'unauthorized-silent': {
    group: 'access',
    change: (reply) => (isRecord(reply.json) && reply.status === 401 ? { status: 401, json: {} } : reply),
  },
  'size-limit': {
    group: 'access',
    change: (reply, { url }) => (url.includes('uploadPrice') ? { status: 413, text: 'Too large' } : reply),
  },
} as const satisfies Readonly<Record<string, Twist>>;
