import { classNames } from './class-names';

export interface SpinnerProps {
  /** What is being waited for; without it the spinner is decoration beside words that say so. */
  readonly label?: string;
  /** 16 or 32 px. @default 'medium' */
  readonly size?: 'medium' | 'large';
}

/** Something is under way and nobody knows for how long. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  const className = classNames('pricebook-spinner', size === 'large' && 'is-large');
  return label === undefined ? (
    <span className={className} aria-hidden="true" />
  ) : (
    <span className={className} role="img" aria-label={label} />
  );
}
