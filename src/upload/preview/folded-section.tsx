import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FoldedSectionProps {
  readonly title: string;
  /** Shown beside the title while it is closed, as far as the line has room. */
  readonly facts: readonly string[];
  /** @default 'info' */
  readonly tone?: 'info' | 'warning' | 'danger';
  /** For what has to be corrected before the file can be sent. @default false */
  readonly isInitiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** A section that is one line, its title and facts, until it is opened, so that the rows below stay in view. */
export function FoldedSection({ title, facts, tone = 'info', isInitiallyOpen = false, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <details
      className={`pricebook-folded-section is-${tone}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight />
        <b>{title}</b>
        {!isOpen && <span className="pricebook-folded-section-facts">{facts.join(' · ')}</span>}
      </summary>
      {isOpen && <div className="pricebook-folded-section-details">{children}</div>}
    </details>
  );
}
