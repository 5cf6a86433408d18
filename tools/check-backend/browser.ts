import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';
import { type CheckResult, type Finding, finding } from './findings';

interface PageRequest {
  readonly title: string;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly token: string;
  readonly body?: string;
}

/** Lets an empty page of the origin make calls in a real Chromium, which enforces CORS. */
export async function checkInBrowser(apiBase: string, origin: string, token: string): Promise<CheckResult> {
  const executablePath = findChromium();
  if (executablePath === undefined) return { read: 'Left out: this machine has no Chromium.', findings: [] };
  const skus = `${apiBase}/api/price/getMainSkus?All=True`;
  const body = JSON.stringify({ currentPage: 1, itemsPerPage: 10, search: '', filters: {} });
  const requests: readonly PageRequest[] = [
    { title: 'a read', url: skus, method: 'GET', token },
    { title: 'a page of prices', url: `${apiBase}/api/price/getPrice`, method: 'POST', token, body },
    { title: 'a read with a wrong token', url: skus, method: 'GET', token: 'not-a-token' },
  ];
  // A back end on this machine would need the user's permission besides.
  const args = ['--no-sandbox', '--disable-features=LocalNetworkAccessChecks'];
  const browser = await chromium.launch({ executablePath, args }).catch(() => undefined);
  if (browser === undefined) return { read: `Left out: ${executablePath} did not start.`, findings: [] };
  try {
    const page = await browser.newPage();
    // The page itself needs no server; its calls go to the back end.
    await page.route(`${origin}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Check</title>' }),
    );
    await page.goto(`${origin}/`);
    const findings: Finding[] = [];
    for (const request of requests) {
      const refusal = await page.evaluate(sendFromPage, request);
      if (refusal !== undefined)
        findings.push(
          finding('browser-refuses', `A page of ${origin} does not get the response to ${request.title}: ${refusal}.`),
        );
    }
    return { read: `${requests.length} calls by a page of ${origin} in Chromium.`, findings };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. Resolves to the error of a request whose response the browser withholds. */
async function sendFromPage({ url, method, token, body }: PageRequest): Promise<string | undefined> {
  const headers = {
    authorization: `Bearer ${token}`,
    'ngrok-skip-browser-warning': 'true',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  try {
    await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
