import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface BannerProps {
  /** `danger` is announced assertively, the others politely. @default 'info' */
  readonly tone?: keyof typeof icons;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function Banner({ tone = 'info', title, children, actions }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className={`pricebook-banner is-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon />
      <div>
        {title !== undefined && <div className="pricebook-banner-title">{title}</div>}
        {children}
      </div>
      {actions}
    </div>
  );
}
