import { gap, margin, positionBelow } from './place';

/** Places an open popover of fixed size after its anchor on the inline axis, or below or above it where there is no room. */
export function positionBeside(floating: HTMLElement, anchor: Element): void {
  const from = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = floating;
  const isLeftToRight = getComputedStyle(anchor).direction === 'ltr';
  const left = isLeftToRight ? from.right + gap : from.left - gap - width;
  if (left < margin || left + width > clientWidth - margin) {
    positionBelow(floating, anchor, 'start');
    return;
  }
  floating.style.left = `${left}px`;
  floating.style.top = `${Math.max(margin, Math.min(from.top, clientHeight - height - margin))}px`;
}
