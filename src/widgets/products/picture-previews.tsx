import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { positionBelow } from '../../ui/overlays/place';
import { messages } from './products.messages';

/** How long the pointer rests on a cell before its picture shows, and how long it may be on its way to it, in ms. */
const pause = 150;

/** A cell with a picture behind it. */
interface Pictured {
  readonly cell: HTMLElement;
  readonly address: string;
  readonly name: string;
}

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
      {shown && (
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

interface PreviewProps {
  readonly pictured: Pictured;
  /** The pointer is on the picture itself. */
  readonly onStay: () => void;
  readonly onClose: (next: undefined) => void;
}

function Preview({ pictured: { cell, address, name }, onStay, onClose }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (current === null || !cell.isConnected) return;
    current.showPopover();
    // Below or above the row, whose other cells say which product it is.
    positionBelow(current, cell, 'start');
    const close = () => onClose(undefined);
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // This Esc was for the picture.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', dismiss, true);
    window.addEventListener('scroll', close, true);
    return () => {
      window.removeEventListener('keydown', dismiss, true);
      window.removeEventListener('scroll', close, true);
      current.hidePopover();
    };
  }, [cell, onClose]);
  return (
    <div
      ref={box}
      role="tooltip"
      popover="manual"
      className="pricebook-picture"
      onPointerOver={(event) => {
        event.stopPropagation();
        onStay();
      }}
    >
      {isBroken ? (
        messages.noPicture
      ) : (
        <img src={address} alt={messages.picture(name)} referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      )}
    </div>
  );
}
