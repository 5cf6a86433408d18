import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface StatePanelProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly tone?: 'plain' | 'danger';
}

export function StatePanel({ icon: Icon, title, children, actions, tone = 'plain' }: StatePanelProps) {
  return (
    <div
      className={classNames('pricebook-state', tone === 'danger' && 'is-danger')}
      role={tone === 'danger' ? 'alert' : undefined}
    >
      <Icon />
      <p className="pricebook-state-title">{title}</p>
      {children !== undefined && <p className="pricebook-state-text">{children}</p>}
      {actions !== undefined && <div className="pricebook-state-actions">{actions}</div>}
    </div>
  );
}
