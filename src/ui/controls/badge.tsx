import type { ReactNode } from 'react';

export interface BadgeProps {
  readonly tone?: 'active' | 'pending' | 'inactive' | 'plain';
  readonly children: ReactNode;
}

/** A status label; each tone has its own shape and colour. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`pricebook-badge is-${tone}`}>{children}</span>;
}
