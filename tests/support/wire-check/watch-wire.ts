import type { BrowserContext, Frame, Page, Request } from 'playwright';
import { callNameOf, type SentRequest, violationsOf } from './violations';

/** A document's requests. */
interface Sent {
  /** The pending call of each path. */
  readonly open: Map<string, Request>;
  /** Successful writes, by their content. */
  readonly done: Set<string>;
}

/**
 * Collects violations of spec.md section 7 by a context's pages: unknown calls, keys and values, missing headers, parallel
 * requests of one path, and a record that the same request creates twice.
 */
export async function watchWire(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  const documents = new WeakMap<Frame, Sent>();
  const overlaps = watchOverlaps(violations);

  const sentBy = (frame: Frame): Sent => {
    const sent = documents.get(frame) ?? { open: new Map(), done: new Set() };
    documents.set(frame, sent);
    return sent;
  };

  await reportAborts(context, (page, url) => {
    for (const frame of page.frames()) {
      const request = sentBy(frame).open.get(withoutQuery(url));
      if (request) overlaps.ignore(request);
    }
  });
  context.on('page', (page) => page.on('framenavigated', (frame) => documents.get(frame)?.open.clear()));
  context.on('request', (request) => {
    const seen = asSent(request);
    const name = callNameOf(seen);
    if (name === undefined || request.redirectedFrom() !== null) return;
    violations.push(...violationsOf(seen));
    const { open, done } = sentBy(request.frame());
    const before = open.get(pathOf(request));
    if (before) overlaps.suspect({ before, after: request, name });
    if (done.has(contentOf(seen))) violations.push(`${name}: sent again, though it was done`);
    open.set(pathOf(request), request);
  });
  const close = (request: Request) => {
    const { open } = sentBy(request.frame());
    if (open.get(pathOf(request)) === request) open.delete(pathOf(request));
  };
  context.on('requestfailed', close);
  context.on('requestfinished', (request) => {
    overlaps.judge(request);
    close(request);
  });
  context.on('response', (response) => {
    const request = response.request();
    if (response.ok() && makesRecord(request)) sentBy(request.frame()).done.add(contentOf(asSent(request)));
  });
  return violations;
}

/** A request that was reported before the end of an earlier one of its path was. */
interface Overlap {
  readonly before: Request;
  readonly after: Request;
  readonly name: string;
}

/**
 * Judges overlaps by the browser's own times, once both requests have finished: the end of a request may be reported after
 * the start of the next one.
 */
function watchOverlaps(violations: string[]) {
  const suspected = new Set<Overlap>();
  const ignored = new WeakSet<Request>();
  return {
    ignore: (request: Request) => ignored.add(request),
    suspect: (overlap: Overlap) => suspected.add(overlap),
    judge: (finished: Request) => {
      for (const overlap of suspected) {
        const { before, after, name } = overlap;
        const isDone = (request: Request) => request === finished || request.timing().responseEnd >= 0;
        if (!(isDone(before) && isDone(after))) continue;
        suspected.delete(overlap);
        const end = before.timing().startTime + before.timing().responseEnd;
        if (after.timing().startTime < end && !ignored.has(before))
          violations.push(`${name}: sent while another request of this path was open`);
      }
    },
  };
}

const abortReport = 'Pricebook test: aborted ';

/**
 * Reports the requests that pages abort, before they send the next one: the browser may still finish an aborted request. By the
 * console, because pages that change prototypes break bindings.
 */
async function reportAborts(context: BrowserContext, onAbort: (page: Page, url: string) => void): Promise<void> {
  context.on('console', (message) => {
    const page = message.page();
    if (page && message.text().startsWith(abortReport)) onAbort(page, message.text().slice(abortReport.length));
  });
  await context.addInitScript((prefix) => {
    const send = globalThis.fetch;
    // biome-ignore lint/suspicious/noConsole: it is read above
    const report = console.debug.bind(console);
    globalThis.fetch = (input, init) => {
      const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
      signal?.addEventListener('abort', () => {
        const { href } = new URL(input instanceof Request ? input.url : input, document.baseURI);
        report(`${prefix}${href}`);
      });
      return send(input, init);
    };
  }, abortReport);
}

const asSent = (request: Request): SentRequest => ({
  method: request.method(),
  url: request.url(),
  headers: request.headers(),
  body: request.postDataBuffer()?.toString('utf8'),
});

/** Address without its query: the key of the queue. */
const pathOf = (request: Request) => withoutQuery(request.url());

const withoutQuery = (url: string) => url.replace(/\?.*$/, '');

/** Whether it creates a record that must not exist twice. Uploads and confirmations may be repeated. */
const makesRecord = (request: Request) => /\/(create[A-Z]\w*|register)$/.test(request.url());

const contentOf = ({ method, url, body }: SentRequest) => `${method} ${url} ${body}`;
