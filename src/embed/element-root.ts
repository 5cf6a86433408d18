/** Slots of an element in light DOM, and of a dialog that a widget opens in place. */
const lightRootSlot = 'pricebook-root';
export const dialogSlot = 'pricebook-dialog';

interface HostElement extends HTMLElement {
  /** The node that React renders into: the element itself, until a container is placed. */
  container: HTMLElement | ShadowRoot;
}

/** The children that widgets have placed in their elements. Copies of them are none. */
const placedChildren = new WeakSet<Element>();

/**
 * Places the container that React renders into: a child of its own, so that a parent framework's re-render finds no changed
 * children.
 */
export function placeLightRoot(host: HostElement): void {
  if (host.container === host) host.container = Object.assign(document.createElement('div'), { slot: lightRootSlot });
  placeChild(host, host.container);
}

/** Places a child with a slot of ours. Removes copies of earlier ones, which a page or a framework has made or kept. */
export function placeChild(host: HTMLElement, child: Node): void {
  if (child instanceof Element) placedChildren.add(child);
  for (const other of [...host.children])
    if (other.slot.startsWith('pricebook-') && !placedChildren.has(other)) other.remove();
  if (child.parentNode !== host) host.append(child);
}

/** The slots show only the mounted container and its dialog, not fallback text or copied containers. */
export function showOnlyLightRoot(host: HostElement, onChange: () => void): void {
  const slots = [lightRootSlot, dialogSlot].map((name) => Object.assign(document.createElement('slot'), { name }));
  host.attachShadow({ mode: 'closed' }).append(...slots);
  new MutationObserver(onChange).observe(host, { childList: true });
}

/** Places the slot that shows the page's content until the first render, which may come after the next paint; `WidgetRoot` removes it. */
export function placeLoadingSlot(root: HTMLElement | ShadowRoot): void {
  // One is left where an element was removed before its first render; React may attach a rendered one again.
  if (!root.querySelector('.pricebook, slot[name=loading]'))
    root.append(Object.assign(document.createElement('slot'), { name: 'loading' }));
}

/** Properties set before the upgrade shadow the accessors and would be ignored. */
export function applyEarlyProperties(host: HTMLElement, properties: readonly string[]): void {
  for (const property of properties.filter((name) => Object.hasOwn(host, name))) {
    const value: unknown = Reflect.get(host, property);
    Reflect.deleteProperty(host, property);
    Reflect.set(host, property, value);
  }
}

/** Shows the modal dialogs again, which moving an element leaves open but not modal, and restores their focus. */
export function reopenDialogs(roots: readonly ParentNode[], focused: HTMLElement | undefined): void {
  const nonModal = roots.flatMap((root) => [...root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')]);
  for (const dialog of nonModal) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  if (focused && nonModal.some((dialog) => dialog.contains(focused))) focused.focus();
}

/** Returns a function that returns the element that last had the focus; moving a node loses it. */
export function trackFocus(host: HTMLElement): () => HTMLElement | undefined {
  let focused: HTMLElement | undefined;
  for (const within of [host, host.shadowRoot]) {
    within?.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target !== host) focused = target;
    });
  }
  return () => focused;
}
