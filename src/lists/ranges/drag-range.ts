import { type CellPosition, isSamePosition } from './cell-range';
import { cellOf, cellPositionOf, type GridLayout, gridIn } from './grid-cells';

interface DragOptions {
  readonly frame: HTMLElement;
  readonly from: CellPosition;
  readonly layout: () => GridLayout;
  /** Called with each other cell that the pointer reaches, and with the first again if it returns. */
  readonly onMove: (to: CellPosition) => void;
}

/** Pixels that the table scrolls in each frame while the pointer is beyond its edge. */
const scrollStep = 14;
/** Distance from the edge of the cells at which the table begins to scroll, in pixels. */
const edge = 12;

/** Follows the pointer until its button is released. Returns a function that stops this. */
export function followDrag({ frame, from, layout, onMove }: DragOptions): () => void {
  const grid = gridIn(frame);
  let last = from;
  let pointer: { readonly x: number; readonly y: number } | undefined;
  let scrolling = 0;

  function extendToPointer(): void {
    if (!grid || !pointer) return;
    const box = cellsBox(grid);
    const x = Math.min(Math.max(pointer.x, box.left + 1), box.right - 2);
    const y = Math.min(Math.max(pointer.y, box.top + 1), box.bottom - 2);
    const root = frame.getRootNode();
    const under = root instanceof ShadowRoot || root instanceof Document ? root.elementFromPoint(x, y) : null;
    const cell = cellOf(under);
    const to = cell && cellPositionOf(cell, layout());
    if (!to || isSamePosition(to, last)) return;
    if (last === from) grid.setAttribute('data-dragging', '');
    // The browser selects text from the first cell on.
    document.getSelection()?.removeAllRanges();
    last = to;
    onMove(to);
  }
  function scroll(): void {
    scrolling = 0;
    if (!grid || !pointer) return;
    const box = cellsBox(grid);
    const by = {
      left: scrollDirection(pointer.x, box.left, box.right),
      top: scrollDirection(pointer.y, box.top, box.bottom),
    };
    if (by.left === 0 && by.top === 0) return;
    grid.scrollBy({ left: by.left * scrollStep, top: by.top * scrollStep, behavior: 'instant' });
    extendToPointer();
    scrolling = requestAnimationFrame(scroll);
  }
  function move(event: PointerEvent): void {
    if ((event.buttons & 1) === 0) {
      stop();
      return;
    }
    pointer = { x: event.clientX, y: event.clientY };
    extendToPointer();
    // Within the first cell text is selected.
    if (last !== from && scrolling === 0) scrolling = requestAnimationFrame(scroll);
  }
  function stop(): void {
    cancelAnimationFrame(scrolling);
    grid?.removeAttribute('data-dragging');
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', stop);
    window.removeEventListener('pointercancel', stop);
  }
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', stop);
  window.addEventListener('pointercancel', stop);
  return stop;
}

/** -1 or 1 where the pointer is at or beyond an edge. */
const scrollDirection = (at: number, start: number, end: number): -1 | 0 | 1 => {
  if (at < start + edge) return -1;
  return at > end - edge ? 1 : 0;
};

/** The part of the table in which its scrolling cells are visible. */
function cellsBox(grid: HTMLElement): DOMRect {
  const { left, top } = grid.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(grid);
  const parsePixels = (value: string) => Number.parseFloat(value) || 0;
  const start = left + parsePixels(scrollPaddingLeft);
  return new DOMRect(
    start,
    top + parsePixels(scrollPaddingTop),
    grid.clientWidth - parsePixels(scrollPaddingLeft) - parsePixels(scrollPaddingRight),
    grid.clientHeight - parsePixels(scrollPaddingTop),
  );
}
