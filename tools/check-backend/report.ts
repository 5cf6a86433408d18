import { clearSession, setSession } from '../../src/api/session/session';
import { createClient } from '../../src/api/transport/client';
import { ApiError } from '../../src/api/transport/errors';
import { checkWrongToken } from './access';
import { checkInBrowser } from './browser';
import { checks, uncheckedCalls } from './checks';
import { checkPreflights, originProblem } from './cross-origin';
import { envelopeWarnings, type Finding } from './findings';
import { type Recorded, recordResponses } from './recorder';

const labels = { good: 'ok    ', doubtful: 'CHECK ', failed: 'FAILED' } as const;

/** Number of calls by result. */
export interface Verdict {
  readonly good: number;
  readonly doubtful: number;
  readonly failed: number;
}

interface Target {
  readonly apiBase: string;
  readonly token: string;
  /** The page's origin. */
  readonly origin: string;
}

/** Makes every call that reads, one after the other, and prints how the widgets understand the responses. */
export async function checkBackEnd(
  { apiBase, token, origin }: Target,
  print: (line: string) => void,
): Promise<Verdict> {
  const verdict = { good: 0, doubtful: 0, failed: 0 };
  const isCrossOrigin = new URL(apiBase).origin !== origin;
  const recorder = recordResponses(origin);
  setSession({ accessToken: token }, { apiBase });
  const client = createClient({ apiBase });
  const text = () => recorder.last()?.text ?? '';

  /** Why browsers withhold the last response. */
  function withheld(): readonly string[] {
    const headers = recorder.last()?.headers;
    const problem = isCrossOrigin && headers ? originProblem(headers, origin) : undefined;
    return problem === undefined ? [] : [problem];
  }
  async function report(title: string, run: () => Promise<Finding>): Promise<void> {
    recorder.clear();
    try {
      const { read, warnings, failures = withheld() } = await run();
      const all = [...failures, ...warnings, ...(text() === '' ? [] : envelopeWarnings(text()))];
      const result = failures.length > 0 ? 'failed' : all.length > 0 ? 'doubtful' : 'good';
      verdict[result] += 1;
      print(`${labels[result]} ${title}`);
      printResponse(recorder.last(), print);
      print(`       ${read}`);
      for (const warning of all) print(`       ! ${warning}`);
    } catch (error) {
      verdict.failed += 1;
      print(`FAILED ${title}`);
      printResponse(recorder.last(), print);
      for (const line of [...describeFailure(error, text()), ...withheld()]) print(`       ! ${line}`);
      if (error instanceof ApiError && error.kind === 'unauthorized') setSession({ accessToken: token }, { apiBase });
    }
  }

  try {
    for (const { title, run } of checks) await report(title, () => run(client, text));
    await report('A wrong token', () => checkWrongToken(apiBase));
    if (isCrossOrigin) {
      await report(`Preflights from ${origin}`, () => checkPreflights(apiBase, origin));
      recorder.stop();
      await report('A page in a browser', () => checkInBrowser(apiBase, origin, token));
    }
  } finally {
    recorder.stop();
    clearSession({ apiBase });
  }
  print(`\nNot tried, as they write: ${uncheckedCalls}.`);
  print(`${verdict.good} ok, ${verdict.doubtful} to check, ${verdict.failed} failed`);
  return verdict;
}

function printResponse(answer: Recorded | undefined, print: (line: string) => void): void {
  if (answer === undefined) return;
  const { line, status, contentType, bytes, ms } = answer;
  print(`       ${line}: HTTP ${status}, ${contentType || 'no type'}, ${bytes.toLocaleString('en')} bytes, ${ms} ms`);
}

/** Why a call failed, and what the developer can do. */
function describeFailure(error: unknown, text: string): readonly string[] {
  // `fetch` rejects with a TypeError when there is no response.
  if (error instanceof TypeError || (error instanceof ApiError && error.kind === 'network'))
    return ['No response: the address is wrong, the server is down, or the connection broke.'];
  if (!(error instanceof ApiError)) throw error;
  const beginning = text === '' ? [] : [`It began: ${text.slice(0, 200).replace(/\s+/g, ' ')}`];
  if (error.kind === 'timeout') return ['No response within 30 seconds: the widgets stop waiting then.'];
  if (error.kind === 'unauthorized')
    return [`The token is refused (401): "${error.message}". The widgets end the session.`];
  if (error.kind === 'unreadable') return [error.message.replace(/ Try again.*$/, ''), ...beginning];
  if (error.status === 404) return ['There is no such call, and the widget of this area needs it.', ...beginning];
  if (error.status === 403)
    return [`The token's owner may not do this (403): users see "${error.message}". Try a token that may read all.`];
  return [`Refused with status ${error.status}: users see "${error.message}".`, ...beginning];
}
