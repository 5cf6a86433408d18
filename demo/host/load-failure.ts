import { hostMessages as messages } from './host.messages';
import { fetchPageVersion, type PageVersion } from './page-version';

/** Pause between two requests while the server is away, in ms. */
const pause = 3000;

/** The view on screen. A failure that arrives after the user has left its page is not shown. */
let current: HTMLElement | undefined;

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

function createText(tag: 'h1' | 'p', content: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: content });
}

/** Stops retrying by itself, because the page shows another area. */
export function leaveLoadFailure(): void {
  current = undefined;
}

/**
 * Shows in place of an area that its code did not load. Browsers do not request a failed module again, so a retry loads the whole
 * page: by the button, or by itself once the server is back. It never reloads by itself for a file that is missing.
 */
export async function showLoadFailure(content: HTMLElement): Promise<void> {
  const view = document.createElement('section');
  view.className = 'failure';
  view.role = 'alert';
  current = view;
  const reason = createText('p', '');
  const button = createButton(messages.retry, () => void retry());
  const explain = (version: PageVersion) => {
    reason.textContent = messages.reasons[version];
    button.textContent = version === 'new' ? messages.loadVersion : messages.retry;
  };
  const retry = async () => {
    const version = await fetchPageVersion();
    if (current !== view) return;
    if (version === 'unreachable') explain(version);
    else location.reload();
  };
  const recover = () =>
    setTimeout(async () => {
      if (current === view) await retry();
      if (current === view) recover();
    }, pause);

  const version = await fetchPageVersion();
  if (current !== view) return;
  explain(version);
  view.append(createText('h1', messages.failed), reason, button);
  content.replaceChildren(view);
  if (version === 'unreachable') recover();
}

function showBar(bar: HTMLElement, message: string, label: string): void {
  bar.replaceChildren(
    createText('p', message),
    createButton(label, () => location.reload()),
  );
  bar.hidden = false;
}

/** Offers the new version, if there is one, after a part of a widget did not load: the widget's own retry cannot load it. */
export async function offerNewVersion(bar: HTMLElement): Promise<void> {
  if ((await fetchPageVersion()) === 'new') showBar(bar, messages.newVersion, messages.loadVersion);
}

/** Shows above the page that a part around the area, such as the header, did not load. */
export async function showPartMissing(bar: HTMLElement): Promise<void> {
  const isNew = (await fetchPageVersion()) === 'new';
  if (isNew) showBar(bar, messages.newVersion, messages.loadVersion);
  else showBar(bar, messages.partMissing, messages.retry);
}
