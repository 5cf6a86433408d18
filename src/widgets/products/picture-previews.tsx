import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { PictureCell, PicturePreview } from './picture-preview';

/** Delay in ms before a picture shows or hides, so that the pointer can move from the cell to the picture. */
const delay = 150;

/** Shows the picture of the hovered or focused cell (`data-picture`) of the table inside, until Esc. */
export function PicturePreviews({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<PictureCell>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showDelayed = useCallback((next: PictureCell | undefined, ms = delay) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), ms);
  }, []);
  const showAtOnce = useCallback((next: PictureCell | undefined) => showDelayed(next, 0), [showDelayed]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [Preview, setPreview] = useState<typeof PicturePreview>();
  useEffect(() => {
    if (shown === undefined) return;
    // Loaded with the first picture. A failure is ignored: the list works without pictures.
    import('./picture-preview').then(
      (code) => setPreview(() => code.PicturePreview),
      () => undefined,
    );
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the table's cells
    <div
      onPointerOver={({ target, pointerType }) =>
        pointerType !== 'touch' && showDelayed(picturedAt(target) ?? keptByFocus(shown))
      }
      onPointerLeave={() => showDelayed(keptByFocus(shown))}
      onFocus={({ target }) => showAtOnce(picturedAt(target))}
      onBlur={() => showAtOnce(undefined)}
    >
      {children}
      {Preview && shown && (
        <Preview
          key={shown.address}
          pictured={shown}
          onHover={() => clearTimeout(timer.current)}
          onClose={showAtOnce}
        />
      )}
    </div>
  );
}

function picturedAt(target: EventTarget): PictureCell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
  const marked = cell?.querySelector<HTMLElement>('[data-picture]');
  const address = marked?.dataset.picture;
  return cell && address !== undefined ? { cell, address, name: marked?.textContent ?? '' } : undefined;
}

/** The shown picture, if its cell has the focus; then it stays when the pointer leaves. */
const keptByFocus = (shown: PictureCell | undefined): PictureCell | undefined =>
  shown?.cell.matches(':focus') ? shown : undefined;
