import { uiMessages } from '../ui.messages';
import { CloseIcon } from './icon-button';

export interface ChipProps {
  readonly name?: string;
  readonly text: string;
  /** Called by the remove button; without it there is no button. */
  readonly onRemove?: () => void;
}

export function Chip({ name, text, onRemove }: ChipProps) {
  const label = uiMessages.remove(name === undefined ? text : `${name}: ${text}`);
  return (
    <span className="pricebook-chip">
      {name !== undefined && <span className="pricebook-chip-name">{name}</span>}
      <span title={text}>{text}</span>
      {onRemove && (
        <button type="button" aria-label={label} onClick={onRemove}>
          <CloseIcon />
        </button>
      )}
    </span>
  );
}
