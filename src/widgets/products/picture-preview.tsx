import { useEffect, useRef, useState } from 'react';
import { positionBelow } from '../../ui/overlays/position-below';
import { messages } from './products.messages';

export interface PictureCell {
  readonly cell: HTMLElement;
  readonly address: string;
  readonly name: string;
}

interface PreviewProps {
  readonly pictured: PictureCell;
  readonly onHover: () => void;
  readonly onClose: (next: undefined) => void;
}

export function PicturePreview({ pictured: { cell, address, name }, onHover, onClose }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (current === null || !cell.isConnected) return;
    current.showPopover();
    // Below or above the row, so that its other cells stay visible.
    positionBelow(current, cell, 'start');
    const close = () => onClose(undefined);
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Esc closes only the picture.
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
        onHover();
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
