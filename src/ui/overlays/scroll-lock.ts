let locks = 0;
let unlockPage: (() => void) | undefined;

/** Prevents the page from scrolling behind a modal dialog. Returns the unlock function, to be called once; locks are counted. */
export function lockScroll(): () => void {
  if (locks++ === 0) unlockPage = lockPage();
  return () => {
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
