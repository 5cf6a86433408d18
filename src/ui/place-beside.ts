import { gap, margin, place } from './place';

/** Puts a shown popover of a fixed size beside its anchor, at the end of its line; where there is no room, under or above it. */
export function placeBeside(floating: HTMLElement, anchor: Element): void {
  const from = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = floating;
  const isLeftToRight = getComputedStyle(anchor).direction === 'ltr';
  const left = isLeftToRight ? from.right + gap : from.left - gap - width;
  if (left < margin || left + width > clientWidth - margin) {
    place(floating, anchor, 'start');
    return;
  }
  floating.style.left = `${left}px`;
  floating.style.top = `${Math.max(margin, Math.min(from.top, clientHeight - height - margin))}px`;
}
