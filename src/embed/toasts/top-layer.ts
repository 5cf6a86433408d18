/** The modal dialog that contains the focus, through all shadow roots. */
function topDialog(): Element | undefined {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  for (let at: Node | null = focused; at; at = parentOf(at)) {
    if (at instanceof Element && at.matches('dialog:modal')) return at;
  }
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}

/** Pixels that a toast takes from the top right corner of the window. */
const toastArea = { width: 384, height: 96 };

/** Pixels at the top of the window that toasts must leave free: a dialog's header, and the element with `data-no-toast`. */
function coveredHeight(dialog: Element): number {
  const header = dialog.querySelector<HTMLElement>('.pricebook-dialog-header');
  if (!header || !(dialog instanceof HTMLElement)) return 0;
  // Layout positions, because an opening animation may still move the dialog.
  const top = dialog.offsetTop + header.offsetTop;
  const isAside = top > toastArea.height || dialog.offsetLeft + dialog.offsetWidth < innerWidth - toastArea.width;
  const { bottom } = (dialog.querySelector('[data-no-toast]') ?? header).getBoundingClientRect();
  return isAside ? 0 : dialog.offsetTop + bottom - dialog.getBoundingClientRect().top;
}

/** Pixels at the right of the window that toasts must leave free: the controls of the header, in a window with room beside them. */
function widthOfHeaderControls(): number {
  const controls = document.querySelector('pricebook-header')?.shadowRoot?.querySelector('.pricebook-brand + *');
  if (!controls) return 0;
  const { clientWidth } = document.documentElement;
  const { left, top, bottom } = controls.getBoundingClientRect();
  const isUnderToast = bottom > 0 && top < toastArea.height && left > clientWidth - toastArea.width;
  return isUnderToast && left - toastArea.width > clientWidth / 2 ? clientWidth - left : 0;
}

const parentOf = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode);

/** Whether a change may have opened, closed or resized a dialog; the rows of a table that scrolls come and go all the time. */
const isOutsideTables = ({ target }: MutationRecord): boolean =>
  !(target instanceof Element && target.closest('[role=grid]'));

/** Keeps the toaster's host in the open modal dialog, outside of which everything is inert. Returns a function that places it again. */
export function keepOnTop(host: HTMLElement): () => void {
  let frame = 0;
  // Measuring in the middle of a change would make the browser lay out the page once more.
  const placeInNextFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => place());
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(isOutsideTables)) placeInNextFrame();
  });
  const place = () => {
    const parent = topDialog() ?? document.body;
    if (host.parentNode !== parent) {
      parent.append(host);
      observer.disconnect();
      if (parent !== document.body) {
        const changes = { subtree: true, childList: true, attributeFilter: ['open'] };
        observer.observe(parent.getRootNode(), changes);
      }
    }
    host.style.setProperty('--pricebook-toast-top', `${coveredHeight(parent)}px`);
    const right = parent === document.body ? widthOfHeaderControls() : 0;
    host.style.setProperty('--pricebook-toast-right', `${right}px`);
    // A widget's root scales the page's text size, and the toaster's root would scale it again.
    const size = parent === document.body ? 'inherit' : getComputedStyle(document.body).fontSize;
    host.style.setProperty('font-size', size, 'important');
    if (!host.matches(':popover-open')) host.showPopover();
  };
  document.addEventListener('focusin', placeInNextFrame);
  document.addEventListener('pricebook-dialog-opened', placeInNextFrame);
  return place;
}
