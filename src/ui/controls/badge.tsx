import type { ReactNode } from 'react';

export interface BadgeProps {
  readonly tone?: 'active' | 'pending' | 'inactive' | 'plain';
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`pricebook-badge is-${tone}`}>{children}</span>;
}
