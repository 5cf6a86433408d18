import { type LucideIcon, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { type AnchorHandlers, Tooltip } from '../overlays/tooltip';

/** Here, because all areas load this file: alone the icon would be in a chunk of lists. */
export const CloseIcon = X;

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'disabled' | 'aria-label' | keyof AnchorHandlers> {
  readonly icon: LucideIcon;
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly size?: 'medium' | 'small' | 'tiny';
  /** Number in a badge; no badge for 0. @default 0 */
  readonly count?: number;
}

export function IconButton({
  icon: Icon,
  label,
  size = 'medium',
  count = 0,
  type = 'button',
  ...native
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      {(handlers) => (
        <button
          {...native}
          {...handlers}
          type={type}
          part="button"
          aria-label={label}
          className={classNames('pricebook-button is-icon is-quiet', size !== 'medium' && `is-${size}`)}
        >
          <Icon />
          {count > 0 && (
            <span className="pricebook-button-count" aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </button>
      )}
    </Tooltip>
  );
}
