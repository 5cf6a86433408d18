import { parseEnvelope } from '../../../src/api/transport/envelope';
import { type CheckResult, type Finding, finding } from '../findings';
import { isExposed } from '../inspect/inspect-response';
import type { Check, CheckContext } from './check';

const skipWarning = { 'ngrok-skip-browser-warning': 'true' };

/** Whether invalid sessions are refused as the widgets expect, and how large an upload may be. */
export const accessChecks: readonly Check[] = [
  { title: 'A wrong token', run: checkWrongToken },
  { title: 'No token', run: checkNoToken },
  { title: 'A file of 25 MB, with a wrong token', run: checkSizeLimit },
];

async function statusWith(apiBase: string, headers: Readonly<Record<string, string>>) {
  const response = await fetch(`${apiBase}/api/price/getMainSkus?All=True`, {
    headers: { ...skipWarning, ...headers },
  });
  const envelope = await parseEnvelope({
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text: await response.text(),
  });
  return { ...envelope, headers: response.headers };
}

async function checkWrongToken({ apiBase, isCrossOrigin }: CheckContext): Promise<CheckResult> {
  const { status, detail, message, headers } = await statusWith(apiBase, { authorization: 'Bearer not-a-token' });
  const text = detail || message;
  const hidden = finding('retry-after-hidden', 'Access-Control-Expose-Headers lacks Retry-After.');
  const findings: readonly Finding[] = [
    ...(status === 401 ? [] : [finding('wrong-token', `A wrong token was answered with ${status}.`)]),
    ...(status === 401 && text === '' ? [finding('unauthorized-silent', 'The 401 has neither of both.')] : []),
    ...(isCrossOrigin && !isExposed(headers) ? [hidden] : []),
  ];
  return {
    read: status === 401 ? `401: ${text || 'without words'}` : `${status}, where the widgets need 401.`,
    findings,
  };
}

async function checkNoToken({ apiBase }: CheckContext): Promise<CheckResult> {
  const { status } = await statusWith(apiBase, {});
  const isOpen = status < 300;
  return {
    read: `${status}.`,
    findings: isOpen ? [finding('no-token', `A call without a token was answered with ${status}.`)] : [],
  };
}

const statedMegabytes = 25;

/** A proxy refuses a large body by its length, before the back end sees it. The wrong token keeps the file from being stored. */
async function checkSizeLimit({ apiBase }: CheckContext): Promise<CheckResult> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(statedMegabytes * 1_000_000)]), 'check.xlsx');
  const headers = { ...skipWarning, authorization: 'Bearer not-a-token' };
  const request = { method: 'POST', headers, body: form };
  // A back end may answer 401 and close the connection before the body is read.
  const status = await fetch(`${apiBase}/api/price/uploadPrice`, request).then(
    (response) => response.status,
    () => undefined,
  );
  const isTooSmall = status === 413;
  return {
    read: status === undefined ? 'The connection was closed.' : `${status}.`,
    findings: isTooSmall ? [finding('size-limit', `A file of ${statedMegabytes} MB was answered with 413.`)] : [],
  };
}
