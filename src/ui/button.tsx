import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import type { Icon as IconType } from './icons';
import { Spinner } from './spinner';
import { Tooltip, type TooltipAnchor } from './tooltip';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className' | keyof TooltipAnchor> {
  readonly children: ReactNode;
  /** One primary a view. @default 'outline' */
  readonly variant?: 'primary' | 'outline' | 'quiet' | 'danger';
  /** @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: IconType;
  /** As wide as its container. */
  readonly block?: boolean;
  /** What it started is under way: it shows a spinner and does nothing. */
  readonly busy?: boolean;
  /** Why it does nothing now: shown and read out; the button can still be focused. */
  readonly disabledReason?: string | undefined;
}

/** A button with words on it. It submits nothing unless its `type` says so. */
export function Button({
  variant = 'outline',
  size = 'medium',
  icon: Icon,
  block = false,
  busy = false,
  disabledReason,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  const reasonId = useId();
  const isBlocked = busy || disabledReason !== undefined;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Tooltip text={disabledReason}>
      {(anchor) => (
        <button
          {...native}
          {...anchor}
          type={type}
          part={variant === 'primary' ? 'button primary-button' : 'button'}
          className={classNames(
            'pricebook-button',
            `is-${variant}`,
            size !== 'medium' && `is-${size}`,
            block && 'is-block',
          )}
          aria-disabled={isBlocked || native['aria-disabled']}
          aria-busy={busy || undefined}
          aria-describedby={disabledReason === undefined ? native['aria-describedby'] : reasonId}
          onClick={click}
        >
          {busy ? <Spinner /> : Icon && <Icon />}
          {children}
          {disabledReason !== undefined && (
            <span id={reasonId} hidden>
              {disabledReason}
            </span>
          )}
        </button>
      )}
    </Tooltip>
  );
}
