import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../support/app/app';
import type { ElementReference, Marionette } from './marionette';

/** One tab stop, as Firefox exposes it to a screen reader. */
export interface TabStop {
  readonly role: string;
  readonly name: string;
  /** States and value, such as `required`. */
  readonly states: readonly string[];
}

/** A view whose tab stops are collected. */
interface TabView {
  readonly name: string;
  readonly path: string;
  /** Signs in as the administrator. */
  readonly isSignedIn: boolean;
  /** The element that shows that the view is ready, and a button to press before. */
  readonly ready: string;
  readonly press?: string;
}

export const tabViews = [
  { name: 'sign-in', path: '/', isSignedIn: false, ready: 'input[type=password]' },
  { name: 'prices', path: '/prices', isSignedIn: true, ready: '[role=gridcell]' },
  { name: 'product-form', path: '/products', isSignedIn: true, press: 'Create New', ready: 'dialog[open] input' },
  { name: 'upload', path: '/prices', isSignedIn: true, press: 'Upload', ready: 'dialog[open] input[type=file]' },
  { name: 'users', path: '/users', isSignedIn: true, ready: '[role=gridcell]' },
] as const satisfies readonly TabView[];

const password = 'password';
const maxPresses = 150;

/** Opens a view and presses Tab until all stops were focused. Throws if a stop repeats in the middle. */
export async function tabStops(firefox: Marionette, app: App, view: TabView): Promise<readonly TabStop[]> {
  await open(firefox, app, view);
  const stops = new Map<string, TabStop>();
  let wasOutside = false;
  for (let presses = 0; presses < maxPresses; presses++) {
    // SAFETY: the script returns an element or null.
    const focused = (await firefox.run(focusedElement)) as ElementReference | null;
    const [id] = Object.values(focused ?? {});
    const [first] = stops.keys();
    // From the end of the page, the focus may return to its last stop.
    if (id !== undefined && (id === first || (wasOutside && stops.has(id)))) return [...stops.values()];
    if (id !== undefined && stops.has(id)) throw new Error(`${view.name}: Tab comes back to «${stops.get(id)?.name}».`);
    wasOutside = id === undefined;
    if (id !== undefined) stops.set(id, await stopAt(firefox, id, focused));
    await firefox.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions: tabKey }] });
  }
  throw new Error(`${view.name}: the first stop did not come again: ${[...stops.values()].map(spokenStop).join('; ')}`);
}

/** A stop as it would be spoken. */
export const spokenStop = ({ role, name, states }: TabStop): string => [name, role, ...states].join(', ');

const tabKey = [
  { type: 'keyDown', value: '\uE004' },
  { type: 'keyUp', value: '\uE004' },
];

async function open(firefox: Marionette, app: App, view: TabView): Promise<void> {
  const go = (path: string) => firefox.send('WebDriver:Navigate', { url: app.url + path });
  await go('/health');
  await firefox.run('localStorage.clear(); sessionStorage.clear();');
  if (view.isSignedIn) {
    const { accessToken, userInfo } = await app.signIn();
    const store = 'for (const [key, value] of arguments[0]) localStorage.setItem(key, value);';
    await firefox.run(store, [
      [`pricebook.accessToken@${app.url}`, accessToken],
      [`pricebook.userInfo@${app.url}`, JSON.stringify(userInfo)],
    ]);
  }
  await go(view.path);
  if (view.press !== undefined) {
    await until(firefox, pressButton, view.press);
  }
  await until(firefox, isThere, view.ready);
}

/** Runs a script in the page until it returns true. */
async function until(firefox: Marionette, script: string, target: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(100)) {
    if ((await firefox.run(script, target)) === true) return;
  }
  throw new Error(`${target} did not appear within 30 seconds.`);
}

async function stopAt(firefox: Marionette, id: string, element: ElementReference | null): Promise<TabStop> {
  // SAFETY: the responses to these commands have a text as `value`; the script below returns texts.
  const { value: role } = (await firefox.send('WebDriver:GetComputedRole', { id })) as { readonly value: string };
  const { value: name } = (await firefox.send('WebDriver:GetComputedLabel', { id })) as { readonly value: string };
  const states = (await firefox.run(statesOfElement, element)) as readonly string[];
  // Firefox has no ARIA role for a password field; screen readers get its own.
  return {
    role: role === '' && states.includes(password) ? password : role,
    name,
    states: states.filter((state) => state !== password),
  };
}

/** Runs in the page: all matches, in shadow roots too. */
const deep = `
  const all = (css, root = document) => [
    ...root.querySelectorAll(css),
    ...[...root.querySelectorAll('*')].flatMap((element) => (element.shadowRoot ? all(css, element.shadowRoot) : [])),
  ];`;

/** Runs in the page: whether an element is there. */
const isThere = `${deep} return all(arguments[0]).length > 0;`;

/** Runs in the page: presses a button, if it is there, once the rows are. */
const pressButton = `${deep}
  const [name] = arguments;
  const button = all('button').find(({ ariaLabel, textContent }) => [ariaLabel, textContent.trim()].includes(name));
  if (!button || all('[role=gridcell]').length === 0) return false;
  button.click();
  return true;`;

/** Runs in the page: the focused element in its innermost root; null for the page itself. */
const focusedElement = `
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body || active === document.documentElement ? null : active;`;

/** Runs in the page. */
const statesOfElement = `
  const [element] = arguments;
  const is = (state) => element.getAttribute('aria-' + state) === 'true';
  const expanded = element.getAttribute('aria-expanded');
  const value = 'value' in element && element.type !== 'password' && element.tagName !== 'BUTTON' ? element.value : '';
  return [
    element.type === 'password' ? 'password' : '',
    element.required || is('required') ? 'required' : '',
    is('invalid') ? 'invalid entry' : '',
    element.disabled || is('disabled') ? 'disabled' : '',
    element.checked || is('checked') ? 'checked' : '',
    is('pressed') ? 'pressed' : '',
    expanded === null ? '' : expanded === 'true' ? 'expanded' : 'collapsed',
    value === '' || value === 'on' ? '' : '“' + value + '”',
  ].filter((state) => state !== '');`;
