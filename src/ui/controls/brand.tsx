import { adoptingRef } from '../adopt-sheets';
import { classNames } from '../class-names';
import css from './brand.css?inline';

const adoptCss = adoptingRef([css]);

export interface BrandProps {
  /** The two parts of the product's title; the second is lighter. @default ['Price', 'Book'] */
  readonly title?: readonly [string, string] | undefined;
  readonly logo?: string | undefined;
  readonly size?: 'medium' | 'large';
}

export function Brand({ title = ['Price', 'Book'], logo, size = 'medium' }: BrandProps) {
  return (
    <span ref={adoptCss} className={classNames('pricebook-brand', size === 'large' && 'is-large')}>
      {logo === undefined ? <Mark /> : <img src={logo} alt="" />}
      <span className="pricebook-brand-title">
        <b>{title[0]}</b>
        <span>{title[1]}</span>
      </span>
    </span>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <rect x="1" y="2" width="18" height="16" rx="3.5" fill="currentColor" />
      <path d="M10 2v16" stroke="var(--pricebook-surface)" strokeWidth="1.5" />
      <path
        d="M12.6 7h3.4M12.6 10h3.4M12.6 13h2"
        stroke="var(--pricebook-surface)"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
