import { X } from 'lucide-react';

export interface ChipProps {
  readonly name?: string;
  readonly text: string;
  /** Called by the remove button; without it there is no button. */
  readonly onRemove?: () => void;
  /** Accessible name of the remove button. @default 'Remove NAME: TEXT' */
  readonly removeLabel?: string;
}

export function Chip({ name, text, onRemove, removeLabel }: ChipProps) {
  const label = removeLabel ?? `Remove ${name === undefined ? text : `${name}: ${text}`}`;
  return (
    <span className="pricebook-chip">
      {name !== undefined && <span className="pricebook-chip-name">{name}</span>}
      <span title={text}>{text}</span>
      {onRemove && (
        <button type="button" aria-label={label} onClick={onRemove}>
          <X />
        </button>
      )}
    </span>
  );
}
