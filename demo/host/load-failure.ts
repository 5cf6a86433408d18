import { create, createButton } from './dom';
import { hostMessages as messages } from './host.messages';
import { fetchPageVersion, type PageVersion } from './page-version';

/** Pause between two requests while the server is away, in ms. */
const pause = 3000;

/** For each place with a pending retry, the function that stops it. */
const stopRetrying = new Map<HTMLElement, () => void>();

function createText(tag: 'h1' | 'p', content: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: content });
}

/** Stops retrying by itself, because the page shows another area. */
export function leaveLoadFailure(content: HTMLElement): void {
  stopRetrying.get(content)?.();
}

/**
 * Returns a function that checks whether the server is there, and then loads the page again: browsers do not request a failed module
 * a second time. While the server is away, the check repeats by itself. The first check never loads the page. `explain` gets the
 * result of each check.
 */
function createRetry(
  place: HTMLElement,
  explain: (version: PageVersion) => void,
): (isFirst?: boolean) => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  leaveLoadFailure(place);
  stopRetrying.set(place, () => {
    isStopped = true;
    clearTimeout(timer);
  });
  const check = async (isFirst = false) => {
    clearTimeout(timer);
    const version = await fetchPageVersion();
    if (isStopped) return;
    explain(version);
    if (version === 'unreachable') timer = setTimeout(() => void check(), pause);
    // Never at first: a file that is missing would make a loop of reloads.
    else if (!isFirst) location.reload();
  };
  return check;
}

/** Replaces an area by a message that its code did not load, and why. */
export function showLoadFailure(content: HTMLElement): void {
  const view = document.createElement('section');
  view.className = 'failure';
  view.role = 'alert';
  const reason = createText('p', messages.checking);
  const retry = createRetry(content, (version) => {
    reason.textContent = messages.reasons[version];
    button.textContent = version === 'new' ? messages.loadVersion : messages.retry;
  });
  const button = createButton(messages.retry, () => void retry());
  view.append(createText('h1', messages.failed), reason, button);
  content.replaceChildren(view);
  void retry(true);
}

/** Loads the page again if its server is there. */
async function loadPage(): Promise<void> {
  if ((await fetchPageVersion()) !== 'unreachable') location.reload();
}

/**
 * Shows above the page that a part around the area, such as the header, did not load. Its button loads the page once the server is
 * there; never by itself, because somebody may be typing in the area.
 */
export async function showPartMissing(bar: HTMLElement): Promise<void> {
  const reason = createText('p', messages.partMissing);
  const button = createButton(messages.retry, loadPage);
  bar.replaceChildren(reason, button);
  bar.hidden = false;
  if ((await fetchPageVersion()) !== 'new') return;
  reason.textContent = messages.newVersion;
  button.textContent = messages.loadVersion;
}

/** Whether a widget, the header included, shows a modal dialog, which covers the bar. */
const hasModalDialog = (): boolean =>
  [...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot?.querySelector('dialog:modal') != null);

/** Asks above an open dialog whether to load the new version. */
function askToLoadVersion(): void {
  const text = createText('p', messages.newVersion);
  text.id = 'new-version';
  const later = createButton(messages.later, () => question.close());
  const load = createButton(messages.loadVersion, loadPage);
  const question = create('dialog', { className: 'question' }, text, create('div', {}, later, load));
  question.setAttribute('aria-labelledby', text.id);
  question.addEventListener('close', () => question.remove());
  document.body.append(question);
  question.showModal();
}

/** The offer that is under way: parts that fail together ask once, so that no second question takes what is typed after the first. */
let offer: Promise<void> | undefined;

/** Offers the new version, if there is one, after a part of a widget did not load: the widget's own retry cannot load it. */
export function offerNewVersion(bar: HTMLElement): Promise<void> {
  offer ??= checkAndOffer(bar).finally(() => {
    offer = undefined;
  });
  return offer;
}

async function checkAndOffer(bar: HTMLElement): Promise<void> {
  if ((await fetchPageVersion()) !== 'new') return;
  if (bar.hidden) await showPartMissing(bar);
  if (hasModalDialog() && document.querySelector('.question') === null) askToLoadVersion();
}
