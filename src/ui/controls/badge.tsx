import type { ReactNode } from 'react';

export interface BadgeProps {
  /** @default 'plain' */
  readonly tone?: 'active' | 'pending' | 'inactive' | 'plain';
  readonly children: ReactNode;
}

/** A status label that differs by shape as well as by colour. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`pricebook-badge is-${tone}`}>{children}</span>;
}
