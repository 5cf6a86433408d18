let locks = 0;
let unlockPage: (() => void) | undefined;

/** Keeps the page behind a modal dialog from scrolling, without moving it. Answers how to let go; the last one out unlocks. */
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
