import { useEffect, useRef, useState } from 'react';
import { positionBelow } from '../../ui/overlays/position-below';
import { messages } from './products.messages';

/** A cell with a picture behind it. */
export interface Pictured {
  readonly cell: HTMLElement;
  readonly address: string;
  readonly name: string;
}

interface PreviewProps {
  readonly pictured: Pictured;
  /** The pointer is on the picture itself. */
  readonly onStay: () => void;
  readonly onClose: (next: undefined) => void;
}

/** The picture behind a cell. */
export function PicturePreview({ pictured: { cell, address, name }, onStay, onClose }: PreviewProps) {
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
