import { parseEnvelope } from '../../src/api/transport/envelope';
import type { Finding } from './findings';

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
