import { classNames } from '../class-names';

export interface SpinnerProps {
  /** Accessible name; without it the spinner is decorative. */
  readonly label?: string;
  readonly size?: 'medium' | 'large';
}

export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  const className = classNames('pricebook-spinner', size === 'large' && 'is-large');
  return label === undefined ? (
    <span className={className} aria-hidden="true" />
  ) : (
    <span className={className} role="img" aria-label={label} />
  );
}
