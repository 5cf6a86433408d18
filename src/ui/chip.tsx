import { X } from './icons';

export interface ChipProps {
  /** What the text is a value of, such as a column. */
  readonly name?: string;
  readonly text: string;
  /** Called by its cross; without it there is none. */
  readonly onRemove?: () => void;
  /** Name of the cross. @default 'Remove NAME: TEXT' */
  readonly removeLabel?: string;
}

/** A chosen value. */
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
