import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface MatterProps {
  readonly title: string;
  /** Shown beside the title while it is closed, as far as the line has room. */
  readonly facts: readonly string[];
  /** @default 'info' */
  readonly tone?: 'info' | 'warning' | 'danger';
  /** Whether it is open at first, because the file cannot be sent before. @default false */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

/** A matter of the file in one line, with its details on demand, so that the rows below stay in view. */
export function Matter({ title, facts, tone = 'info', isUrgent = false, children }: MatterProps) {
  const [isOpen, setOpen] = useState(isUrgent);
  return (
    <details
      className={`pricebook-matter is-${tone}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight />
        <b>{title}</b>
        {!isOpen && <span className="pricebook-matter-facts">{facts.join(' · ')}</span>}
      </summary>
      {isOpen && <div className="pricebook-matter-details">{children}</div>}
    </details>
  );
}
