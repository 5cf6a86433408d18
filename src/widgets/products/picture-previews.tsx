import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Pictured, PicturePreview } from './picture-preview';

/** How long the pointer rests on a cell before its picture shows, and how long it may be on its way to it, in ms. */
const pause = 150;

/**
 * Shows the picture behind a cell of the table inside (`data-picture`) that the pointer rests on or that has the focus,
 * until Esc. It lies in the top layer and has its size before the picture is there, so that nothing moves.
 */
export function PicturePreviews({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Pictured>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((next: Pictured | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), pause);
  }, []);
  const now = useCallback((next: Pictured | undefined) => {
    clearTimeout(timer.current);
    setShown(next);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [Preview, setPreview] = useState<typeof PicturePreview>();
  useEffect(() => {
    if (shown === undefined) return;
    // Loaded with the first picture; when it fails to load, the list is as useful without.
    import('./picture-preview').then(
      (code) => setPreview(() => code.PicturePreview),
      () => undefined,
    );
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what the table's cells do
    <div
      className="pricebook-pictures"
      onPointerOver={({ target, pointerType }) => pointerType !== 'touch' && later(picturedAt(target) ?? keptBy(shown))}
      onPointerLeave={() => later(keptBy(shown))}
      onFocus={({ target }) => now(picturedAt(target))}
      onBlur={() => now(undefined)}
    >
      {children}
      {Preview && shown && (
        <Preview key={shown.address} pictured={shown} onStay={() => clearTimeout(timer.current)} onClose={now} />
      )}
    </div>
  );
}

/** The cell that an event came from, where it has a picture. */
function picturedAt(target: EventTarget): Pictured | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
  const marked = cell?.querySelector<HTMLElement>('[data-picture]');
  const address = marked?.dataset.picture;
  return cell && address !== undefined ? { cell, address, name: marked?.textContent ?? '' } : undefined;
}

/** A picture stays without the pointer while its cell has the focus. */
const keptBy = (shown: Pictured | undefined): Pictured | undefined =>
  shown?.cell.matches(':focus') ? shown : undefined;
