/** The modal dialog that the person is in, through all shadow roots; it holds the focus. */
function topDialog(): Element | undefined {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  for (let at: Node | null = focused; at; at = parentOf(at)) {
    if (at instanceof Element && at.matches('dialog:modal')) return at;
  }
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}

const parentOf = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode);

/**
 * Keeps the toaster's host above everything and within reach: everything outside an open modal dialog is inert, so it
 * stands inside that dialog, and leaves it when it closes or goes. Answers what places it now.
 */
export function keepOnTop(host: HTMLElement): () => void {
  const observer = new MutationObserver(() => place());
  const place = () => {
    const wanted = topDialog() ?? document.body;
    if (host.parentNode !== wanted) {
      wanted.append(host);
      observer.disconnect();
      if (wanted !== document.body) {
        const changes = { subtree: true, childList: true, attributeFilter: ['open'] };
        observer.observe(wanted.getRootNode(), changes);
      }
    }
    // A widget's root has scaled the page's text size already; the toaster's own root does so again.
    const size = wanted === document.body ? 'inherit' : getComputedStyle(document.body).fontSize;
    host.style.setProperty('font-size', size, 'important');
    if (!host.matches(':popover-open')) host.showPopover();
  };
  document.addEventListener('focusin', place);
  return place;
}
