import type { Page } from 'playwright';
import { type ServerOptions, startServer } from '../../../demo/server/server';
import { demoPassword } from '../pages/login.page';
import { memoryStore } from './empty-database';
import { manyMails } from './many-mails';
import { quickPasswords } from './quick-passwords';

interface Envelope<T> {
  readonly status: number;
  readonly message: string;
  readonly data: T;
}

/** The response to a sign-in. */
export interface SignedIn {
  readonly accessToken: string;
  readonly userInfo: Readonly<Record<string, string>>;
}

/** The whole product on its own port: the reference back end in this process, on a database in memory with the demo seed. */
export interface App {
  readonly url: string;
  /** Calls the API and returns `data` of the response. Throws on an error status. */
  call<T>(method: string, path: string, token: string | undefined, body?: unknown): Promise<T>;
  signIn(email?: string): Promise<SignedIn>;
  close(): Promise<void>;
}

/** Starts the product. Requires the built pages in `dist/`. */
export async function startApp(options: ServerOptions = {}): Promise<App> {
  const server = await startServer({
    store: await memoryStore(),
    passwords: quickPasswords,
    mailLimits: manyMails,
    ...options,
  });
  return { url: server.url, ...apiOf(server.url), close: () => server.close() };
}

/** Calls the API of the reference back end at an address. */
export function apiOf(url: string): Pick<App, 'call' | 'signIn'> {
  const call = async <T>(method: string, path: string, token: string | undefined, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // SAFETY: the server in this process sends this type; a test that reads another one fails.
    const { data, message } = (await response.json()) as Envelope<T>;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${message}`);
    return data;
  };
  return {
    call,
    signIn: (email = 'admin@pricebook.test') =>
      call<SignedIn>('POST', 'auth/login', undefined, { EMAIL: email, PASSWORD: demoPassword, MFA_FLAG: true }),
  };
}

/** Stores a session for the page's widgets, before the page's own scripts run. `api` is an origin. */
export async function storeSession(page: Page, { accessToken, userInfo }: SignedIn, api: string): Promise<void> {
  await page.addInitScript(
    ([origin, token, user]) => {
      const tokenKey = `pricebook.accessToken@${origin}`;
      // Only at the first page load: later ones must preserve the state that the test created.
      if (sessionStorage.getItem(tokenKey) !== null) return;
      sessionStorage.setItem(tokenKey, 'handed over');
      localStorage.setItem(tokenKey, token);
      localStorage.setItem(`pricebook.userInfo@${origin}`, user);
    },
    [api, accessToken, JSON.stringify(userInfo)] as const,
  );
}
