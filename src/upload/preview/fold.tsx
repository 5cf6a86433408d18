import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { LinkButton } from '../../ui/controls/button';

interface FoldProps {
  readonly title: string;
  /** What there is, beside the title while closed. */
  readonly facts?: string;
  /** @default false */
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** One line that opens on demand, so that the rows of the file stay in view. */
export function Fold({ title, facts, isOpenAtFirst = false, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div className="pricebook-preview-fold">
      <p>
        <LinkButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <ChevronRight />
          {title}
        </LinkButton>
        {!isOpen && facts && <span className="pricebook-muted"> {facts}</span>}
      </p>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
