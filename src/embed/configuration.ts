import type { ReadonlySignal } from '@preact/signals-react';
import type { Session } from '../api/session';
import type { Destination } from './events';
import { pageSignal } from './page-signal';
import { scriptApiBase } from './script-tag';

/** What a page can set for all widgets on it. */
export interface Configuration {
  /** Address of the back end. @default the script tag's `data-api-base`, else the page's origin */
  readonly apiBase?: string;
  /** Makes the headers of every request, in place of the two default ones. The token is that of the request's own back end. */
  readonly headers?: (token: string | undefined) => Record<string, string>;
  /** Addresses to follow where nobody handled `pricebook-navigate`. */
  readonly routes?: Partial<Record<Destination, string>>;
  /** Where the session is kept. @default 'local' */
  readonly storage?: 'local' | 'memory';
  /** Asked once before a 401 ends the session; with an answer, the request is repeated. */
  readonly onSessionExpired?: (apiBase: string) => Promise<Session | undefined>;
}

const shared = () => pageSignal<Configuration>('configuration', {});

/** What the page has configured so far. */
export const configuration = (): ReadonlySignal<Configuration> => shared().signal;

/**
 * Sets options for all widgets on the page, those already there included. What is not named stays as it was.
 * @throws {TypeError} when an option is unknown or of the wrong type; nothing is then changed.
 */
export function configure(options: Configuration): void {
  for (const [name, value] of Object.entries(options)) {
    const problem = problemWith(name, value);
    if (problem) throw new TypeError(`Pricebook: configure({ ${name} }) was refused, because ${problem}.`);
  }
  shared().set({ ...shared().signal.peek(), ...options });
}

/** The back end of a widget, without a slash at the end: its attribute, else `configure`, else the script tag, else the page. */
export function resolveApiBase(attribute: string | undefined, configured = configuration().value.apiBase): string {
  const given = attribute || configured || scriptApiBase() || location.origin;
  return new URL(given, document.baseURI).href.replace(/\/+$/, '');
}

/** Says whether the text is an address that a back end can have. */
export function isApiBase(address: string): boolean {
  const base = typeof document === 'undefined' ? undefined : document.baseURI;
  return URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol);
}

function problemWith(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  switch (name) {
    case 'apiBase':
      return typeof value === 'string' && isApiBase(value) ? undefined : `${String(value)} is no http or https address`;
    case 'headers':
    case 'onSessionExpired':
      return typeof value === 'function' ? undefined : 'it has to be a function';
    case 'storage':
      return value === 'local' || value === 'memory' ? undefined : "it has to be 'local' or 'memory'";
    case 'routes':
      return typeof value === 'object' && value !== null ? undefined : 'it has to be an object of addresses';
    default:
      return 'there is no such option; there are apiBase, headers, routes, storage and onSessionExpired';
  }
}
