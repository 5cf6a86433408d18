import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Icon as IconType } from '../controls/icons';

export interface StatePanelProps {
  readonly icon: IconType;
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
