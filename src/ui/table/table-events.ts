import type { KeyboardEvent, PointerEvent } from 'react';

/** A text that ends in an ellipsis is said in full on hover. */
export function sayInFull({ target }: PointerEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches('.rdg-row > .rdg-cell')) return;
  if (target.scrollWidth > target.clientWidth) target.title = target.textContent ?? '';
  else target.removeAttribute('title');
}

/** Tab leaves the table, as in any grid; within the actions of a row, arrows go from button to button first. */
export function keepKeys(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
  const { target } = event;
  if (!(target instanceof HTMLButtonElement) || target.closest('.is-actions') === null) return;
  const { previousElementSibling, nextElementSibling } = target;
  const isMirrored = getComputedStyle(target).direction === 'rtl';
  const arrows: Readonly<Record<string, Element | null>> = {
    ArrowLeft: isMirrored ? nextElementSibling : previousElementSibling,
    ArrowRight: isMirrored ? previousElementSibling : nextElementSibling,
  };
  const next = arrows[event.key];
  if (!(next instanceof HTMLButtonElement)) return;
  event.stopPropagation();
  event.preventDefault();
  next.focus({ preventScroll: true });
}
