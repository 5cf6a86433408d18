import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../feedback/spinner';
import { type AnchorHandlers, Tooltip } from '../overlays/tooltip';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className' | keyof AnchorHandlers> {
  readonly children: ReactNode;
  /** At most one primary button in a view. @default 'outline' */
  readonly variant?: 'primary' | 'outline' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: LucideIcon;
  readonly block?: boolean;
  /** Whether its action is pending: shows a spinner and ignores clicks. */
  readonly busy?: boolean;
  /** Why it is disabled: shown and announced; the button stays focusable. */
  readonly disabledReason?: string | undefined;
}

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
      {(handlers) => (
        <button
          {...native}
          {...handlers}
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

/** A button that looks like a link in running text. */
export const LinkButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="pricebook-link" {...props} />
);
