import { clearSession, configure } from 'pricebook';
import { create } from './dom';
import { hostMessages, loadHostMessages } from './host.messages';
import type { LinkParameters } from './link-parameters';
import { type ListHistory, startListHistory } from './list-history';
import { leaveLoadFailure, offerNewVersion, showLoadFailure, showPartMissing } from './load-failure';
import { keepsPriceHistory } from './price-history';
import { providerLink, redeemSignInCode } from './provider-sign-in';
import { startRouter } from './router';
import { homeRoute, loginRoute, type Route, recordRoute, routes } from './routes';
import { apiBase, isSignedIn, mayReadRecord } from './session';

const element = <T extends HTMLElement>(id: string): T => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The host page has no #${id}.`);
  // SAFETY: index.html has these IDs with these tags.
  return found as T;
};

const header = element('header');
const tabs = element('tabs');
const content = element('content');
const bar = element('bar');
let shown: Route | undefined;
let list: ListHistory | undefined;

configure({ apiBase });

// The server sets the language of the page by that of the browser.
await loadHostMessages(document.documentElement.lang);
element('skip').textContent = hostMessages.skip;
element('elsewhere').textContent = hostMessages.elsewhere;
tabs.setAttribute('aria-label', hostMessages.areas);

const titleOf = ({ path, title }: Route): string => hostMessages.titles[path] ?? title;

// A file dropped beside a widget would open in place of the page.
for (const type of ['dragover', 'drop'])
  addEventListener(type, (event) => {
    if (!(event instanceof DragEvent) || event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  });

for (const { path, tab } of routes) {
  if (!tab) continue;
  const link = document.createElement('a');
  link.href = path;
  link.textContent = hostMessages.titles[path] ?? tab;
  tabs.append(link);
}

/** Shows or hides the header; its code is loaded the first time. */
const showHeader = (visible: boolean) => {
  header.hidden = !visible;
  tabs.hidden = !visible;
  if (!visible) return header.replaceChildren();
  if (header.firstElementChild) return;
  header.append(document.createElement('pricebook-header'));
  import('pricebook/elements/header').catch(() => showPartMissing(bar));
};

/** The page's heading of level 1, visually hidden because the tab bar shows it; widgets begin with level 2. */
const pageHeading = (route: Route): HTMLHeadingElement => {
  const heading = document.createElement('h1');
  heading.className = 'visually-hidden';
  heading.textContent = titleOf(route);
  return heading;
};

const recordLink = (): HTMLElement =>
  create('p', { className: 'page-link' }, create('a', { href: recordRoute.path }, titleOf(recordRoute)));

const show = (route: Route, link: LinkParameters) => {
  showHeader(route.guarded);
  document.title = `${titleOf(route)} – Pricebook`;
  for (const link of tabs.querySelectorAll('a')) {
    if (link.pathname === route.path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  if (route === shown) return list?.applyAddress();
  list?.stop();
  // A narrow page may cut off the current tab.
  tabs.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  const widget = document.createElement(route.tag);
  widget.setAttribute('spinner', 'screen');
  if (route.path === '/prices')
    void keepsPriceHistory().then((keeps) => widget.toggleAttribute('price-history', keeps));
  for (const [name, value] of Object.entries(link)) widget.setAttribute(name, value);
  list = route.listParameters && startListHistory(widget, route.listParameters);
  content.dataset.layout = route.layout;
  const above = route.path === '/users' && mayReadRecord() ? [recordLink()] : [];
  const below = route === loginRoute ? providerLink() : [];
  content.replaceChildren(...(route.guarded ? [pageHeading(route)] : []), ...above, widget, ...below);
  // After a navigation the focus moves to the content; on the first page it stays at the top.
  if (shown) content.focus();
  shown = route;
  leaveLoadFailure(content);
  route.load(widget, endSession).catch(() => {
    if (shown === route) showLoadFailure(content);
  });
};

const signInProblem = await redeemSignInCode();
const { go, expire } = startRouter(show);
if (signInProblem !== undefined) bar.replaceChildren(create('p', {}, signInProblem));
bar.hidden = signInProblem === undefined;

/** Ends the session, which the server has refused; the widgets' event then leads to the login page, and back to this one. */
function endSession(): void {
  if (isSignedIn()) clearSession({ reason: 'unauthorized' });
  // Another tab has signed out.
  else go(loginRoute.path);
}

document.addEventListener('pricebook-error', ({ detail: { kind } }) => {
  if (kind === 'code' || kind === 'new-version') void offerNewVersion(bar);
});
document.addEventListener('pricebook-signin', () => go(loginRoute.path));
document.addEventListener('pricebook-signout', (event) => {
  // This page owns its origin, so signing out clears the whole storage.
  localStorage.clear();
  if (event.detail.reason === 'user') go(loginRoute.path);
  else expire();
});
document.addEventListener('pricebook-navigate', (event) => {
  const { to, params } = event.detail;
  const route = to === 'login' || to === 'forgot' ? loginRoute : routes.find(({ path }) => path === `/${to}`);
  if (!route) return;
  event.preventDefault();
  if (route === loginRoute && isSignedIn()) return go(homeRoute.path);
  const query = new URLSearchParams({ ...params, ...(to === 'forgot' && { view: to }) });
  go(route.linkParameters && query.size > 0 ? `${route.path}?${query}` : route.path);
});
