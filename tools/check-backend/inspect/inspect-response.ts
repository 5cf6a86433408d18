import { parseEnvelope } from '../../../src/api/transport/envelope';
import { isRecord, toText } from '../../../src/wire/values';
import { originProblem } from '../cross-origin';
import { type Finding, finding } from '../findings';
import type { Recorded } from '../recorder';

const slowMs = 5000;

/** What is wrong with a response whatever its call: its type, body, status, caching and headers. */
export async function inspectResponse(
  response: Recorded,
  crossOrigin: string | undefined,
): Promise<readonly Finding[]> {
  const { line, ms, redirectedTo, headers } = response;
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
  const isCached = line.startsWith('GET ') && response.status === 200 && (maxAge > 0 || headers.has('age'));
  const origin = crossOrigin === undefined ? undefined : originProblem(headers, crossOrigin);
  return [
    ...(ms > slowMs ? [finding('slow', `It took ${(ms / 1000).toFixed(1)} s.`)] : []),
    ...(redirectedTo === undefined ? [] : [finding('redirected', `The call was redirected to ${redirectedTo}.`)]),
    ...(isCached ? [finding('cached', `Cache-Control: ${headers.get('cache-control') ?? ''}`)] : []),
    ...(origin === undefined ? [] : [finding('cors-origin', origin)]),
    ...(crossOrigin !== undefined && headers.has('retry-after') && !isExposed(headers)
      ? [finding('retry-after-hidden', 'Access-Control-Expose-Headers lacks Retry-After.')]
      : []),
    ...(await inspectBody(response)),
  ];
}

/** Whether a page of another origin can read Retry-After. */
export const isExposed = (headers: Headers): boolean =>
  (headers.get('access-control-expose-headers') ?? '')
    .split(/\s*,\s*/)
    .some((name) => /^(\*|retry-after)$/i.test(name));

async function inspectBody(response: Recorded): Promise<readonly Finding[]> {
  const { line, status, contentType, text, bytes } = response;
  if (status >= 400) {
    const { status: meant } = await parseEnvelope(response);
    return meant < 400
      ? [finding('status-contradicts', `HTTP ${status}, and status ${meant} in the body.`, 'status')]
      : [];
  }
  // Writes and preflights may have none.
  const isRead = !line.startsWith('OPTIONS') && /\/get|filter/i.test(line);
  if (bytes === 0) return isRead ? [finding('empty-body', `HTTP ${status} without a body.`)] : [];
  if (text === '') return [];
  const body = parsed(text);
  if (contentType.includes('html') && body !== undefined)
    return [finding('json-as-html', `Content-Type: ${contentType}, with JSON in it.`)];
  if (contentType.includes('html') || /^\s*</.test(text)) return [finding('web-page', `It began: ${beginning(text)}`)];
  if (body === undefined) return [brokenJson(text)];
  const data = isRecord(body) && Object.hasOwn(body, 'data') ? body.data : body;
  const isText = typeof data === 'string' && isRecord(parsed(data));
  return isText ? [finding('json-as-text', `It began: ${beginning(toText(data))}`, 'data')] : [];
}

function brokenJson(text: string): Finding {
  const fixed = text.replace(/([[:,]\s*)(-?Infinity|NaN)\b/g, '$1null');
  if (parsed(fixed) === undefined)
    return finding('cut-off', `It began: ${beginning(text)} It ended: ${text.slice(-60)}`);
  const [key = ''] = /"\w+"\s*:\s*(-?Infinity|NaN)/.exec(text) ?? [];
  return finding('json-nan', `The body has ${key}.`);
}

export const beginning = (text: string): string => text.slice(0, 200).replace(/\s+/g, ' ');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
