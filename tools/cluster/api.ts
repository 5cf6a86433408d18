import { request } from 'node:http';
import { demoSignIns } from '../../demo/server/seed/demo-accounts';

/** A response, or its absence when the connection was refused or lost. */
export interface Result {
  /** 0 without a response. */
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly message: string;
  readonly data: unknown;
}

/** Calls the API; never rejects. */
export type Call = (method: string, path: string, body?: object) => Promise<Result>;

/** Time limit of a request. */
const TIMEOUT_MS = 30_000;

/** Returns a function that calls the API at an address, each time on a new connection, as new clients do. */
function callerOf(url: string, token?: string): Call {
  return (method, path, body) =>
    new Promise((resolve) => {
      const lost = (error: Error) => resolve({ status: 0, retryAfter: undefined, message: error.message, data: null });
      const headers = {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      };
      const sent = request(`${url}/api/${path}`, { method, headers, agent: false, timeout: TIMEOUT_MS });
      sent.on('timeout', () => sent.destroy(new Error('no response in 30 s')));
      sent.on('error', lost);
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('error', lost);
        response.on('end', () => {
          const { message = '', data = null } = parse(text);
          const retryAfter = response.headers['retry-after'];
          resolve({ status: response.statusCode ?? 0, retryAfter, message, data });
        });
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

/** The envelope; empty for a proxy's error page, which is not JSON. */
function parse(text: string): { readonly message?: string; readonly data?: unknown } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Signs in as the demo's administrator. */
export const signIn = async (url: string): Promise<Call> => callerOf(url, await accessToken(url));

/** A new access token of the demo's administrator. */
export async function accessToken(url: string): Promise<string> {
  const [admin] = demoSignIns.accounts;
  const body = { EMAIL: admin?.email, PASSWORD: demoSignIns.password, MFA_FLAG: true };
  const { status, message, data } = await callerOf(url)('POST', 'auth/login', body);
  // SAFETY: the answer of a successful sign-in.
  const token = (data as { readonly accessToken?: string } | null)?.accessToken;
  if (token === undefined) throw new Error(`Signing in was answered ${status}: ${message}`);
  return token;
}

/** Uploads products as a .csv file, with an Idempotency-Key. Resolves with the status; 0 without a response. */
export async function uploadProducts(url: string, token: string, key: string, csv: string): Promise<number> {
  const body = new FormData();
  body.set('file', new File([csv], 'products.csv', { type: 'text/csv' }));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  try {
    const response = await fetch(`${url}/api/product/uploadProduct`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
