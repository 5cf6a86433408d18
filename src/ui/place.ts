/** Pixels between an anchor and what floats from it, and between that and the window's edge. */
const gap = 6;
const margin = 8;

/** How what floats lies along its anchor's inline axis. */
export type Alignment = 'start' | 'center' | 'end';

/**
 * Puts a shown popover under its anchor, or above it where there is more room, inside the window. Measured, because
 * anchor positioning is not yet in every browser that people have.
 */
export function place(floating: HTMLElement, anchor: Element, alignment: Alignment): void {
  floating.style.maxBlockSize = '';
  const from = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - from.bottom - gap - margin;
  const above = from.top - gap - margin;
  const height = floating.offsetHeight;
  const isBelow = height <= below || below >= above;
  floating.style.maxBlockSize = `${Math.max(isBelow ? below : above, 0)}px`;
  floating.style.top = `${isBelow ? from.bottom + gap : Math.max(from.top - gap - height, margin)}px`;

  const width = floating.offsetWidth;
  const isLeft = (alignment === 'start') === (getComputedStyle(anchor).direction === 'ltr');
  const wished =
    alignment === 'center' ? from.left + (from.width - width) / 2 : isLeft ? from.left : from.right - width;
  floating.style.left = `${Math.max(margin, Math.min(wished, clientWidth - width - margin))}px`;
}

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
