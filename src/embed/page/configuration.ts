import { type ApiSettings, setApiSettings } from '../../api/session/settings';
import { areas } from '../../areas';
import type { MessageOverrides } from '../../locales/catalogue';
import { address } from '../attributes/attributes';
import type { Destination } from '../events';
import { type PageSignal, pageSignal } from './page-signal';
import { scriptApiBase } from './script-tag';

/** Options of the widgets. */
interface WidgetOptions {
  /** Address of the back end. @default the script tag's `data-api-base`, else the page's origin */
  readonly apiBase?: string;
  /** Addresses to open when no listener handles `pricebook-navigate`. */
  readonly routes?: Partial<Record<Destination, string>>;
  /** Returns a new Worker that runs `pricebook/sheet-worker`, for bundlers that do not copy its file. */
  readonly worker?: () => Worker;
  /**
   * Language of texts, numbers and dates, as a BCP 47 tag; English if it has no texts. For all widgets of the page.
   * @default `lang` of the element, its nearest ancestor, or the page; `undefined` goes back to it
   */
  readonly locale?: string | undefined;
  /** Own texts in place of some, by group and key; `undefined` takes them back. */
  readonly messages?: MessageOverrides | undefined;
}

/** Options that a page can set for all its widgets. */
export interface Configuration extends WidgetOptions, ApiSettings {}

const shared: () => PageSignal<WidgetOptions> = pageSignal<WidgetOptions>('configuration@1', {});

/** Starts the page's own Worker, if it has configured one. */
export const configuredWorker = (): WidgetOptions['worker'] => shared().signal.peek().worker;

/** The texts that the page has configured. Reactive. */
export const configuredMessages = (): WidgetOptions['messages'] => shared().signal.value.messages;

/** The language that the page has configured. Reactive. */
export const configuredLocale = (): WidgetOptions['locale'] => shared().signal.value.locale;

/** The routes that the page has configured. */
export const configuredRoutes = (): NonNullable<WidgetOptions['routes']> => shared().signal.peek().routes ?? {};

/**
 * Sets options for all widgets on the page, including mounted ones. Options that are not named keep their value.
 * @example
 * configure({ apiBase: 'https://api.example.com', routes: { login: '/sign-in' } });
 * @throws {TypeError} when an option is unknown or of the wrong type; nothing is then changed.
 */
export function configure(options: Configuration): void {
  if (!isObject(options)) {
    throw new TypeError(`Pricebook: configure needs an object of options, not ${options}.`);
  }
  for (const [name, value] of Object.entries(options)) {
    const problem = problemWith(name, value);
    if (problem) throw new TypeError(`Pricebook: configure({ ${name} }) was refused: ${problem}.`);
  }
  const { apiBase, routes, worker, locale, messages, ...settings } = options;
  setApiSettings(settings);
  shared().set({
    ...shared().signal.peek(),
    ...(apiBase && { apiBase }),
    ...(routes && { routes }),
    ...(worker && { worker }),
    ...('locale' in options && { locale }),
    ...('messages' in options && { messages }),
  });
}

/**
 * The back end of a widget: its attribute, else `configure`, else the script tag, else the page's origin.
 * Reactive: a component that reads it re-renders after `configure`.
 */
export const resolveApiBase = (attribute: string | undefined): string =>
  attribute ?? shared().signal.value.apiBase ?? scriptApiBase().value ?? location.origin;

const destinations: readonly string[] = [
  ...areas.filter((area) => area !== 'approval' && area !== 'reset' && area !== 'header'),
  'forgot',
] satisfies Destination[];

function problemWithRoutes(routes: object): string | undefined {
  for (const [name, route] of Object.entries(routes)) {
    if (!destinations.includes(name)) return `no destination ${name}; there are ${destinations.join(', ')}`;
    if (route !== undefined && typeof route !== 'string') return `the address of ${name} has to be text`;
  }
  return undefined;
}

/** A value that options can be read from; a page without types may pass any other. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function problemWith(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  switch (name) {
    case 'apiBase':
      return address.parse(value) === undefined ? `${String(value)} is no http or https address` : undefined;
    case 'headers':
    case 'onSessionExpired':
    case 'worker':
      return typeof value === 'function' ? undefined : 'it has to be a function';
    case 'storage':
      return value === 'local' || value === 'memory' ? undefined : "it has to be 'local' or 'memory'";
    case 'locale':
      return typeof value === 'string' ? undefined : 'it has to be a language tag, such as de';
    case 'messages':
      return isObject(value) ? undefined : 'it has to be an object';
    case 'routes':
      return isObject(value) ? problemWithRoutes(value) : 'it has to be an object';
    default:
      return 'no such option; there are apiBase, headers, routes, storage, worker, locale, messages and onSessionExpired';
  }
}
