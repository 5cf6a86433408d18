import { parseEnvelope } from '../../src/api/transport/envelope';
import type { Finding } from './findings';

const listPath = '/api/price/getPrice';
const allowedHeaders = ['authorization', 'content-type', 'ngrok-skip-browser-warning'];

/** Whether an invalid token is refused as the widgets expect. */
export async function checkWrongToken(apiBase: string): Promise<Finding> {
  const response = await fetch(`${apiBase}/api/price/getMainSkus?All=True`, {
    headers: { authorization: 'Bearer not-a-token', 'ngrok-skip-browser-warning': 'true' },
  });
  const { status, detail, message } = await parseEnvelope({
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text: await response.text(),
  });
  const text = detail || message;
  const warning = `A wrong token was answered with ${status}: only 401 leads people to sign in again.`;
  const noText = 'The 401 has neither `detail` nor `message`: users see a general text.';
  return {
    read: status === 401 ? `401: ${text || 'without words'}` : `${status}, where the widgets need 401.`,
    warnings: status === 401 ? (text === '' ? [noText] : []) : [warning],
  };
}

/** Whether a page of another origin may make the calls. */
export async function checkCors(apiBase: string, origin: string): Promise<Finding> {
  if (new URL(apiBase).origin === origin) return { read: 'The page has the same origin: not needed.', warnings: [] };
  const response = await fetch(apiBase + listPath, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': allowedHeaders.join(','),
    },
  });
  const listed = (name: string) => (response.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  const allowed = response.headers.get('access-control-allow-origin') ?? 'no origin';
  // `*` does not include Authorization.
  const headers = listed('access-control-allow-headers');
  const missing = allowedHeaders.filter(
    (name) => !headers.includes(name) && !(headers.includes('*') && name !== 'authorization'),
  );
  const methods = listed('access-control-allow-methods');
  const refused = ['patch', 'delete'].filter((name) => !methods.includes(name) && !methods.includes('*'));
  return {
    read: `Allows ${allowed}.`,
    warnings: [
      ...(allowed === '*' || allowed === origin
        ? []
        : [`Pages of ${origin} are not allowed: browsers refuse every call.`]),
      ...(missing.length > 0 ? [`access-control-allow-headers lacks ${missing.join(', ')}.`] : []),
      ...(refused.length > 0 ? [`access-control-allow-methods lacks ${refused.join(', ').toUpperCase()}.`] : []),
    ],
  };
}
