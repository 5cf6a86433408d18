// `dist/embed/pricebook.js`, the one script tag: loads an element's code when its tag first appears. It is built alone and
// kept small, so it shares no code at run time: it finds its files beside itself, and writes early calls to the page's state.
import { type Area, areas } from '../areas';
import { ChunkError, loadChunk } from '../ui/load-chunk';
import type { Configuration } from './configuration';
import { type EarlyCall, type EarlyCalls, earlyCallsName } from './early-calls';
import type * as page from './page-session';

/** Set by the build. */
declare const __PRICEBOOK_VERSION__: string | undefined;

/** Version of the package that this script was built from; `development` where it runs as it stands in the sources. */
export const version: string = typeof __PRICEBOOK_VERSION__ === 'undefined' ? 'development' : __PRICEBOOK_VERSION__;

const fileOf = (name: string, attempt = 0) =>
  new URL(`./${name}.js${attempt ? `?retry=${attempt}` : ''}`, import.meta.url);

// --- page-wide calls ---------------------------------------------------------------------------------------------

function say(name: EarlyCall['name'], args: readonly unknown[]): void {
  const key = Symbol.for('pricebook');
  // SAFETY: src/api/page-state.ts keeps a map there, and this name for these calls.
  const holder = globalThis as unknown as Record<symbol, Map<string, EarlyCalls> | undefined>;
  holder[key] ??= new Map();
  const state = holder[key];
  const early = state.get(earlyCallsName) ?? { waiting: [] };
  state.set(earlyCallsName, early);
  early.waiting.push({ name, args });
  if (early.run) early.run();
  else void import(/* @vite-ignore */ fileOf('page').href).then(({ runEarlyCalls }) => runEarlyCalls());
}

/** Sets options for all widgets on the page; may be called at once. */
export const configure = (options: Configuration): void => say('configure', [options]);

/** Hands over a session; may be called at once. */
export const setSession = (...args: Parameters<typeof page.setSession>): void => say('setSession', args);

/** Signs out; may be called at once. */
export const clearSession = (...args: Parameters<typeof page.clearSession>): void => say('clearSession', args);

// --- loading -----------------------------------------------------------------------------------------------------

const loading = new Map<Area, Promise<void>>();
let attempts = 0;

/** Loads an area's element without waiting for its tag. Rejects with a `ChunkError`; a call after that tries again. */
export function load(area: Area): Promise<void> {
  const known = loading.get(area);
  if (known) return known;
  if (!areas.includes(area)) return Promise.reject(new RangeError(`Pricebook has no area "${area}", only ${areas}.`));
  const started = loadChunk(area, () => import(/* @vite-ignore */ fileOf(area, attempts).href)).then(
    () => {
      for (const notice of document.querySelectorAll(`[data-pricebook-failure=${area}]`)) notice.remove();
    },
    (error: unknown) => {
      loading.delete(area);
      // A file that failed to start, or still hangs, is only asked for again under another address.
      attempts += 1;
      throw error;
    },
  );
  loading.set(area, started);
  return started;
}

// --- finding -----------------------------------------------------------------------------------------------------

const tags = new Map<string, Area>(areas.map((area) => [`pricebook-${area}`, area]));
const selector = [...tags.keys(), '[data-pricebook]'].join();

function look(root: Element): void {
  for (const found of [root, ...root.querySelectorAll<HTMLElement>(selector)]) {
    const area = tags.get(found.localName);
    if (area) void show(area, found);
    else if (found instanceof HTMLElement && found.dataset.pricebook !== undefined) replace(found);
  }
}

async function show(area: Area, element: Element): Promise<void> {
  try {
    await load(area);
  } catch (error) {
    if (error instanceof ChunkError) showFailure(area, element, error);
  }
}

/** `<div data-pricebook="prices" data-readonly>` becomes `<pricebook-prices readonly>`, for editors that strip unknown tags. */
function replace(stand: HTMLElement): void {
  const tag = `pricebook-${stand.dataset.pricebook}`;
  if (!tags.has(tag)) {
    console.error(`Pricebook: data-pricebook allows one of ${areas.join(', ')}.`, stand);
    return;
  }
  const element = document.createElement(tag);
  for (const { name, value } of stand.attributes) {
    if (name !== 'data-pricebook' && name !== 'style') element.setAttribute(name.replace(/^data-/, ''), value);
  }
  element.style.cssText = stand.style.cssText;
  stand.replaceWith(element);
}

/** In the element's place, in words and with a way on: its own looks are what did not load. */
function showFailure(area: Area, element: Element, { message }: ChunkError): void {
  const detail = { operation: 'load', message };
  element.dispatchEvent(new CustomEvent('pricebook-error', { detail, bubbles: true, composed: true }));
  const notice = document.createElement('p');
  const retry = document.createElement('button');
  notice.role = 'alert';
  notice.dataset.pricebookFailure = area;
  retry.type = 'button';
  retry.textContent = 'Try again';
  retry.onclick = () => {
    notice.remove();
    void show(area, element);
  };
  // A file that several share is the browser's to ask for again, which it does when the page is loaded.
  notice.append(message, attempts > 1 ? ' If this goes on, load the page again. ' : ' ', retry);
  element.append(notice);
}

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) look(node);
}).observe(document, { childList: true, subtree: true });
// After the observer has started, which is to see what this puts in place of others.
look(document.documentElement);
