import { loopback } from '../../demo/server/auth/access/client-address';
import { type ServerOptions, startServer } from '../../demo/server/server';
import { memoryStore } from '../support/app/empty-database';
import { manyMails } from '../support/app/many-mails';
import { quickPasswords } from '../support/app/quick-passwords';

/** The parts of a response that the contract covers. */
export interface ApiResponse<T> {
  readonly status: number;
  readonly headers: Headers;
  /** The envelope. */
  readonly body: { readonly status: number; readonly message: string; readonly data: T; readonly detail?: string };
}

/** Parameters of a request, besides the path. */
export interface RequestOptions {
  readonly method?: string;
  /** Sent as JSON; a text is sent as it is, a form as multipart/form-data. */
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Access to a back end, over HTTP only. */
export interface Calls {
  readonly url: string;
  /** Calls `/api/<path>`: POST with a body, else GET, unless `method` is given. */
  call<T = unknown>(path: string, sent?: RequestOptions): Promise<ApiResponse<T>>;
  /** Signs in a demo account once and returns its token. */
  tokenOf(account: 'admin' | 'sales' | 'customer'): Promise<string>;
}

/** A back end under test, in this process. */
export interface BackEnd extends Calls {
  /** Advances the back end's clock. */
  wait(ms: number): void;
  /** The time by the back end's clock. */
  now(): Date;
  /** The unexpected errors of the server so far. */
  readonly unexpected: readonly unknown[];
  /** The notes printed at the start. */
  readonly notes: readonly string[];
  close(): Promise<void>;
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Pricebook-demo-1';

/** Starts the reference back end in this process. It trusts X-Forwarded-For, so that each test can have its own address. */
export async function startBackEnd(options: ServerOptions): Promise<BackEnd> {
  let ahead = 0;
  const unexpected: unknown[] = [];
  const now = () => new Date(Date.now() + ahead);
  const server = await startServer({
    clock: now,
    trustProxy: loopback,
    allowDemo: true,
    report: (error) => unexpected.push(error),
    store: await memoryStore(),
    passwords: quickPasswords,
    mailLimits: manyMails,
    ...options,
  });
  const { signedOut, ...calls } = callsTo(server.url);
  return {
    ...calls,
    wait(ms) {
      ahead += ms;
      signedOut();
    },
    now,
    unexpected,
    notes: server.notes,
    close: () => server.close(),
  };
}

/** A running back end, for example in a separate process. */
export function backEndAt(url: string): Calls {
  const { signedOut, ...calls } = callsTo(url);
  return calls;
}

function callsTo(url: string): Calls & { signedOut(): void } {
  const tokens = new Map<string, Promise<string>>();
  const call = <T>(path: string, sent: RequestOptions = {}) => send<T>(`${url}/api/${path}`, sent);
  const signIn = async (account: string): Promise<string> => {
    const body = { ...signInOf(account), MFA_FLAG: true };
    const { body: answer } = await call<{ accessToken: string } | null>('auth/login', { body });
    if (!answer.data?.accessToken) throw new Error(`${body.EMAIL} cannot sign in at ${url}: ${answer.message}`);
    return answer.data.accessToken;
  };
  return {
    url,
    call,
    tokenOf(account) {
      const token = tokens.get(account) ?? signIn(account);
      tokens.set(account, token);
      return token;
    },
    signedOut: () => tokens.clear(),
  };
}

/** The credentials in `CONTRACT_ADMIN=email:password` and the like, else those of the demo. */
function signInOf(account: string): { readonly EMAIL: string; readonly PASSWORD: string } {
  const [, EMAIL, PASSWORD] = /^([^:]+):(.+)$/.exec(process.env[`CONTRACT_${account.toUpperCase()}`] ?? '') ?? [];
  if (EMAIL !== undefined && PASSWORD !== undefined) return { EMAIL, PASSWORD };
  return { EMAIL: `${account}@pricebook.test`, PASSWORD: DEMO_PASSWORD };
}

async function send<T>(url: string, { method, body, token, headers = {} }: RequestOptions): Promise<ApiResponse<T>> {
  const form = body instanceof FormData;
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && !form && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: form || typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  // SAFETY: every answer of the API is an envelope; a test that reads something else fails.
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as ApiResponse<T>['body'],
  };
}
