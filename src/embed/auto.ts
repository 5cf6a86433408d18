// `dist/embed/pricebook.js`, the one script tag: loads an element's code when its tag first appears. It is a separate build
// and small: the modules below are bundled into it. It imports the code of elements from its folder, and queues early calls in the
// page's state until their code is loaded.

import { pageState } from '../api/session/page-state';
import { type Area, areas, listAreas } from '../areas';
import { ChunkError, loadChunk, retryQuery } from '../ui/feedback/load-chunk';
import type { WidgetEvents } from './events';
import type { Configuration } from './page/configuration';
import { type EarlyCall, type EarlyCalls, earlyCallsName } from './page/early-calls';
import { findScriptApiBase, scriptApiBaseName } from './page/find-script-api-base';
import type * as page from './page/page-session';

/** Set by the build. */
declare const __PRICEBOOK_VERSION__: string | undefined;

/** Version of the package that this script was built from; `development` when it runs from the sources. */
export const version: string = typeof __PRICEBOOK_VERSION__ === 'undefined' ? 'development' : __PRICEBOOK_VERSION__;

/** Set by the build: the files that the script of each list imports, separated by spaces. */
declare const __PRICEBOOK_FIRST_FILES__: Readonly<Partial<Record<Area, string>>> | undefined;

const preloadedFiles = typeof __PRICEBOOK_FIRST_FILES__ === 'undefined' ? {} : __PRICEBOOK_FIRST_FILES__;

const scriptFolder = new URL(/* @vite-ignore */ '.', import.meta.url).href;
const fileOf = (name: string, attempt = 0) => `${scriptFolder}${name}.js${retryQuery(attempt)}`;

// Stored in the page's state now, because a loader may remove the script tag once this script has run.
pageState(scriptApiBaseName(scriptFolder), () => ({ value: findScriptApiBase(import.meta.url) }));

/** Calls a function of the page's code, which is loaded first. Resolves when it was called; rejects when it was refused. */
const callWhenLoaded = (name: EarlyCall['name'], args: readonly unknown[]): Promise<void> =>
  new Promise((done, fail) => {
    const earlyCalls = pageState<EarlyCalls>(earlyCallsName, () => ({ waiting: [] }));
    earlyCalls.waiting.push({ name, args, done, fail });
    if (earlyCalls.run) earlyCalls.run();
    // The first call loads the code.
    else if (earlyCalls.waiting.length === 1) loadPageCode();
  });

/** Loads the code of the queued calls, and retries after growing pauses: without a widget, no user can retry. */
function loadPageCode(attempt = 0): void {
  import(/* @vite-ignore */ fileOf('page', attempt)).then(
    ({ runEarlyCalls }) => runEarlyCalls(),
    () => setTimeout(loadPageCode, 1000 * 2 ** attempt, attempt + 1),
  );
}

/** Sets options for all widgets on the page; can be called immediately. Resolves when they are set, rejects when they are refused. */
export const configure = (options: Configuration): Promise<void> => callWhenLoaded('configure', [options]);

/** Sets a session; can be called immediately. Resolves when it is stored, rejects when it is refused: await it before you leave the page. */
export const setSession = (...args: Parameters<typeof page.setSession>): Promise<void> =>
  callWhenLoaded('setSession', args);

/** Signs out; can be called immediately. Resolves when the session is removed, rejects when the call is refused: await it before you leave the page. */
export const clearSession = (...args: Parameters<typeof page.clearSession>): Promise<void> =>
  callWhenLoaded('clearSession', args);

const loading = new Map<Area, Promise<void>>();
/** Number of failed loads, of all areas together. */
let failedLoads = 0;

/** Requests a list's imports at the same time as its script, from which the browser would learn of them later. */
function preload(area: Area): void {
  for (const file of preloadedFiles[area]?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = fileOf(file);
    document.head.append(link);
  }
}

/** Loads the code of an area's element. Rejects with a `ChunkError`; the next call retries. */
export function load(area: Area): Promise<void> {
  const earlierLoad = loading.get(area);
  if (earlierLoad) return earlierLoad;
  if (!areas.includes(area)) return Promise.reject(new RangeError(`Pricebook has no area "${area}", only ${areas}.`));
  if (failedLoads === 0) preload(area);
  const started = loadChunk(area, () => import(/* @vite-ignore */ fileOf(area, failedLoads))).then(
    () => {
      for (const notice of document.querySelectorAll(`[data-pricebook-failure=${area}]`)) notice.remove();
    },
    (error: unknown) => {
      loading.delete(area);
      // The browser caches a failed or pending module by its address, so a retry needs another address.
      failedLoads += 1;
      throw error;
    },
  );
  loading.set(area, started);
  return started;
}

const areaOfTag = new Map<string, Area>(areas.map((area) => [`pricebook-${area}`, area]));
const selector = [...areaOfTag.keys(), 'div[data-pricebook]'].join();

const listAttributes = ['search', 'page', 'page-size', 'columns', 'filters', 'readonly', 'selectable'];

/**
 * Attributes that `<div data-pricebook>` may set, besides those of all areas. A copy of the definitions' names, because
 * the script tag knows an area before its code is loaded; a test compares the two.
 */
const divAttributes: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...Object.fromEntries(listAreas.map((area) => [area, listAttributes])),
  login: ['email', 'view'],
  approval: ['email', 'name', 'company', 'token'],
  reset: ['email', 'token'],
  profile: ['open'],
  header: ['brand-title', 'brand-logo'],
  users: [...listAttributes, 'status'],
  prices: [...listAttributes, 'price-history', 'history'],
};

function loadElementsIn(root: Element): void {
  // Called on the prototype, because a form field named `querySelectorAll` shadows the form's method.
  const descendants: Iterable<Element> = Element.prototype.querySelectorAll.call(root, selector);
  for (const found of [root, ...descendants]) {
    const area = areaOfTag.get(found.localName);
    if (area) void loadOrShowFailure(area, found);
    else if (found instanceof HTMLDivElement && found.dataset.pricebook !== undefined) replaceDiv(found);
  }
}

const loadOrShowFailure = (area: Area, element: Element): Promise<void> =>
  load(area).catch((error: unknown) => {
    if (error instanceof ChunkError) showFailure(area, element, error);
  });

/**
 * `<div data-pricebook="prices" data-readonly>` becomes `<pricebook-prices readonly>`, for editors that strip unknown tags.
 * The authors of filtered HTML are not trusted: a copied `data-onfocus` could run a script, and `data-api-base` send passwords
 * to another server.
 */
function replaceDiv(div: HTMLDivElement): void {
  const tag = `pricebook-${div.dataset.pricebook}`;
  const area = areaOfTag.get(tag);
  if (!area) {
    console.error(`Pricebook: data-pricebook allows one of ${areas}.`, div);
    return;
  }
  if (div.dataset.apiBase !== undefined) {
    console.error(
      `Pricebook: data-api-base on a div is ignored. Set it on the script tag, by configure({ apiBase }) or on a real <${tag}>.`,
      div,
    );
  }
  const element = document.createElement(tag);
  const copy = (from: string, to = from) => {
    const value = div.getAttribute(from);
    if (value !== null) element.setAttribute(to, value);
  };
  for (const name of ['id', 'class', 'lang', 'dir']) copy(name);
  for (const name of ['theme', 'spinner', ...(divAttributes[area] ?? [])]) copy(`data-${name}`, name);
  div.replaceWith(element);
}

/** Shown in the element's place with a retry button, unstyled, because the element's styles failed to load. */
function showFailure(area: Area, element: Element, { message }: ChunkError): void {
  const detail = { operation: 'load', kind: 'code', message } satisfies WidgetEvents['pricebook-error'];
  element.dispatchEvent(new CustomEvent('pricebook-error', { detail, bubbles: true, composed: true }));
  const notice = document.createElement('p');
  const retry = document.createElement('button');
  notice.role = 'alert';
  notice.dataset.pricebookFailure = area;
  retry.type = 'button';
  retry.textContent = 'Try again';
  retry.onclick = () => {
    notice.remove();
    void loadOrShowFailure(area, element);
  };
  // A shared chunk is only requested again when the page is reloaded.
  notice.append(message, failedLoads > 1 ? ' If this goes on, load the page again. ' : ' ', retry);
  element.append(notice);
}

new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element) loadElementsIn(node);
}).observe(document, { childList: true, subtree: true });
// The page is scanned after the observer has started, which also handles the elements that replace divs.
loadElementsIn(document.documentElement);
