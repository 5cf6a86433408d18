import { clearSession } from '../../src/api/session/clear-session';
import { setSession } from '../../src/api/session/session';
import { createClient } from '../../src/api/transport/client';
import { ApiError } from '../../src/api/transport/errors';
import { checkInBrowser } from './browser';
import { accessChecks } from './checks/access-checks';
import type { Check, CheckContext } from './checks/check';
import { entityChecks } from './checks/entity-checks';
import { historyChecks } from './checks/history-checks';
import { priceChecks } from './checks/price-checks';
import { writeChecks } from './checks/write-checks';
import { checkPreflights } from './cross-origin';
import { type CheckResult, type Finding, finding, isBreaking, withoutRepeats } from './findings';
import { beginning, inspectResponse } from './inspect/inspect-response';
import { type Recorded, recordResponses } from './recorder';

export interface Target {
  readonly apiBase: string;
  readonly token: string;
  /** The page's origin. */
  readonly origin: string;
  /** Also creates, changes and deletes a product and its price. */
  readonly writes?: boolean;
}

/** The result of one check. */
export interface Reported extends CheckResult {
  readonly title: string;
  readonly verdict: 'ok' | 'check' | 'failed';
  readonly response: Recorded | undefined;
}

/** Makes every call that reads, one after the other, and reports how the widgets understand each response. */
export async function checkBackEnd(
  target: Target,
  onReport: (reported: Reported) => void,
  checks = checksOf(target),
): Promise<readonly Reported[]> {
  const { apiBase, token, origin } = target;
  const pageOrigin = isCrossOrigin(apiBase, origin) ? origin : undefined;
  const recorder = recordResponses(origin);
  setSession({ accessToken: token }, { apiBase });
  const client = createClient({ apiBase });
  const context: CheckContext = {
    client,
    apiBase,
    token,
    isCrossOrigin: pageOrigin !== undefined,
    last: recorder.last,
  };
  const reports: Reported[] = [];

  async function report({ title, run }: Check): Promise<void> {
    recorder.clear();
    const result = await run(context).catch((error: unknown) => failedResult(error, recorder.last()));
    const response = recorder.last();
    const general = response ? await inspectResponse(response, pageOrigin) : [];
    // A general finding explains why a response could not be read.
    const specific =
      general.length > 0 ? result.findings.filter(({ deviation }) => deviation !== 'other-shape') : result.findings;
    const findings = withoutRepeats([...general, ...specific]);
    const verdict = findings.some(isBreaking) ? 'failed' : findings.length > 0 ? 'check' : 'ok';
    const reported = { ...result, findings, title, verdict, response } as const;
    reports.push(reported);
    onReport(reported);
    // A 401 has ended the session.
    setSession({ accessToken: token }, { apiBase });
  }

  try {
    for (const check of checks) await report(check);
  } finally {
    recorder.stop();
    clearSession({ apiBase });
  }
  return reports;
}

/** Every check of a back end, in the order of the report. */
function checksOf({ apiBase, token, origin, writes = false }: Target): readonly Check[] {
  const crossOriginChecks: readonly Check[] = [
    { title: `The address from ${origin}`, run: async () => addressResult(apiBase, origin) },
    { title: `Preflights from ${origin}`, run: () => checkPreflights(apiBase, origin) },
    { title: 'A page in a browser', run: () => checkInBrowser(apiBase, origin, token) },
  ];
  return [
    ...priceChecks(),
    ...entityChecks(),
    ...historyChecks(),
    ...(writes ? writeChecks() : []),
    ...accessChecks,
    ...(isCrossOrigin(apiBase, origin) ? crossOriginChecks : []),
  ];
}

const isCrossOrigin = (apiBase: string, origin: string): boolean => new URL(apiBase).origin !== origin;

/** Whether browsers let a page of the origin call the address. */
export function addressResult(apiBase: string, origin: string): CheckResult {
  const { protocol, hostname } = new URL(apiBase);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const isBlocked = origin.startsWith('https:') && protocol === 'http:' && !isLocal;
  return {
    read: `${apiBase}.`,
    findings: isBlocked ? [finding('insecure-address', `${origin} may not call ${apiBase}.`)] : [],
  };
}

/** Why a call failed. */
function failedResult(error: unknown, response: Recorded | undefined): CheckResult {
  return { read: error instanceof Error ? error.message : String(error), findings: [failureOf(error, response)] };
}

function failureOf(error: unknown, response: Recorded | undefined): Finding {
  const start = response?.text ? ` It began: ${beginning(response.text)}` : '';
  // `fetch` rejects with a TypeError when there is no response.
  if (error instanceof TypeError || (error instanceof ApiError && ['network', 'timeout'].includes(error.kind)))
    return finding('no-answer', 'The address is wrong, the server is down, or the connection broke.');
  if (!(error instanceof ApiError)) throw error;
  const { status = 0, message } = error;
  if (error.kind === 'unauthorized') return finding('token-refused', `"${message}"`);
  if (error.kind === 'unreadable') return finding('other-shape', `${message.replace(/ Try again.*$/, '')}${start}`);
  if ([404, 405, 501].includes(status)) return finding('no-such-call', `HTTP ${status}.${start}`);
  if (status === 403) return finding('forbidden', `Users see "${message}".`);
  return finding(status >= 500 ? 'server-error' : 'refused', `HTTP ${status}: users see "${message}".${start}`);
}
