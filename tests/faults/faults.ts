/** The outcome of a call for the user: `unknown` for a write that may have succeeded. */
export type Outcome = 'done' | 'failed' | 'unknown';

/** One way in which a call can fail. */
export interface Fault {
  readonly name: string;
  /** What happens to the request: it is lost, or it is handled and the response is damaged. */
  readonly effect: 'none' | 'done';
  /** Sent in place of the response; `undefined` sends nothing. */
  readonly reply?: {
    readonly status: number;
    readonly type?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body: string;
  };
  /** How the back end's own response is damaged. */
  readonly damage?:
    | 'cut'
    | 'stall'
    | 'silent'
    | 'reset'
    | 'truncated'
    | 'held'
    | 'enlarged'
    | 'data null'
    | 'no meta'
    | 'wrong shape'
    | 'wrong items'
    | 'cut chunks'
    | 'slow headers';
  /** Every other request fails, of whatever call. */
  readonly isFlapping?: true;
  /** An additional action of the user. */
  readonly person?: 'clicks twice' | 'presses again' | 'leaves' | 'has a wrong clock';
  readonly read: Outcome;
  readonly write: Outcome;
  /** A text that has to be shown. */
  readonly message?: RegExp;
  /** The client retries a read automatically. */
  readonly isRepeated?: true;
}

const json = (status: number, more: object = {}) => JSON.stringify({ status, message: 'Not like this.', ...more });
const page = '<!doctype html><title>Gateway</title><h1>Something went wrong</h1>';
/** Sets a mark in the page if any part of it runs. */
const script = '<img src=x onerror="window.hasRun=1"><script>window.hasRun=1</script><svg onload="window.hasRun=1">';
/** The time in so many days, as a server writes whose clock is wrong by as many. */
const aDayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toUTCString();
const lost = { read: 'failed', write: 'unknown' } as const;
const refused = { read: 'failed', write: 'failed' } as const;
const fine = { read: 'done', write: 'done' } as const;

/** All of them. */
export const faults: readonly Fault[] = [
  { name: 'refused', effect: 'none', ...lost, message: /Error in network connection|The connection failed/ },
  { name: 'reset before', effect: 'none', damage: 'reset', ...lost },
  { name: 'reset after the effect', effect: 'done', damage: 'reset', ...lost },
  { name: 'cut in the body', effect: 'done', damage: 'cut', ...lost },
  { name: 'stall', effect: 'done', damage: 'stall', ...lost },
  { name: 'time-out', effect: 'done', damage: 'silent', ...lost },
  {
    name: '500 HTML',
    effect: 'none',
    reply: { status: 500, type: 'text/html', body: page },
    ...lost,
    message: /HTTP 500/,
  },
  { name: '502 empty', effect: 'done', reply: { status: 502, body: '' }, ...lost, message: /HTTP 502/ },
  { name: '504 JSON', effect: 'done', reply: { status: 504, body: '{"error":"upstream timed out"}' }, ...lost },
  {
    name: '503 with Retry-After',
    effect: 'none',
    reply: { status: 503, headers: { 'Retry-After': '1' }, body: '' },
    read: 'done',
    write: 'failed',
    isRepeated: true,
  },
  { name: '204', effect: 'done', reply: { status: 204, body: '' }, read: 'failed', write: 'done' },
  { name: 'cut JSON', effect: 'done', damage: 'truncated', ...lost },
  { name: 'data null', effect: 'done', damage: 'data null', ...fine },
  { name: 'wrong shape', effect: 'done', damage: 'wrong shape', read: 'failed', write: 'done' },
  { name: 'meta missing', effect: 'done', damage: 'no meta', ...fine },
  {
    name: 'body.status 500',
    effect: 'done',
    reply: { status: 200, body: json(500) },
    ...lost,
    message: /Not like this/,
  },
  { name: '401', effect: 'none', reply: { status: 401, body: json(401) }, ...refused, message: /Not like this/ },
  { name: '403', effect: 'none', reply: { status: 403, body: json(403) }, ...refused, message: /Not like this/ },
  { name: '409', effect: 'none', reply: { status: 409, body: json(409) }, ...refused },
  { name: '429', effect: 'none', reply: { status: 429, body: json(429) }, ...refused, message: /Not like this/ },
  {
    name: 'redirect to HTML',
    effect: 'none',
    reply: { status: 302, headers: { Location: '/sign-in.html' }, body: '' },
    ...lost,
  },
  { name: 'sent twice', effect: 'done', person: 'clicks twice', ...fine },
  { name: 'pressed again while 20 s pass', effect: 'done', damage: 'held', person: 'presses again', ...fine },
  { name: 'late after leaving', effect: 'done', damage: 'held', person: 'leaves', ...fine },
  { name: '200 HTML', effect: 'done', reply: { status: 200, type: 'text/html', body: page }, ...lost },
  {
    name: 'broken gzip',
    effect: 'done',
    reply: { status: 200, headers: { 'Content-Encoding': 'gzip' }, body: json(200) },
    ...lost,
  },
  { name: '413 HTML', effect: 'none', reply: { status: 413, type: 'text/html', body: page }, ...refused },
  {
    name: '400 without fields',
    effect: 'none',
    reply: { status: 400, body: json(400, { data: { fields: null } }) },
    ...refused,
    message: /Not like this/,
  },
  { name: '400 empty', effect: 'none', reply: { status: 400, body: '' }, ...refused },
  { name: 'items of another shape', effect: 'done', damage: 'wrong items', read: 'failed', write: 'done' },
  { name: 'cut between chunks', effect: 'done', damage: 'cut chunks', ...lost },
  { name: 'slow headers', effect: 'done', damage: 'slow headers', ...fine },
  { name: 'flapping network', effect: 'none', isFlapping: true, ...lost },
  {
    name: '503 until tomorrow, by another clock',
    effect: 'none',
    reply: { status: 503, headers: { 'Retry-After': aDayFrom(1) }, body: '' },
    ...refused,
  },
  {
    name: '503 until yesterday, by another clock',
    effect: 'none',
    reply: { status: 503, headers: { 'Retry-After': aDayFrom(-1) }, body: '' },
    read: 'failed',
    write: 'unknown',
  },
  {
    name: 'a script in the message',
    effect: 'none',
    reply: { status: 400, body: json(400, { message: script, data: { fields: { NAME: script, MAIN_SKU: script } } }) },
    ...refused,
  },
  { name: 'a page with a script', effect: 'none', reply: { status: 200, type: 'text/html', body: script }, ...lost },
  { name: 'clock wrong by a day', effect: 'done', person: 'has a wrong clock', ...fine },
  { name: '20 MB', effect: 'done', damage: 'enlarged', ...fine },
  {
    name: '200 kB message',
    effect: 'none',
    reply: { status: 400, body: json(400, { message: 'A long reason. '.repeat(13_000) }) },
    ...refused,
    message: /A long reason/,
  },
];
