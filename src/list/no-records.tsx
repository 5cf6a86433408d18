import type { ReactNode } from 'react';
import { Inbox } from '../ui/icons';
import { StatePanel } from '../ui/state-panel';

interface NoRecordsProps {
  readonly title: string;
  /** The next step, if there is one. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** Stands in a list's place while it has no records at all. */
export function NoRecords({ title, action, children }: NoRecordsProps) {
  return (
    <StatePanel icon={Inbox} title={title} actions={action || undefined}>
      {children}
    </StatePanel>
  );
}
