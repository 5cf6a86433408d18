let locks = 0;
let unlockPage: (() => void) | undefined;

/** Locks the page's scroll position behind a modal dialog. Returns the release function; the last release unlocks. */
export function lockScroll(): () => void {
  if (locks++ === 0) unlockPage = lockPage();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--locks === 0) unlockPage?.();
  };
}

function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  const hasScrollbar = window.innerWidth > clientWidth;
  style.overflow = 'hidden';
  if (hasScrollbar) style.scrollbarGutter = 'stable';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
