import { useState } from 'react';
import { Button } from '../ui/button';
import { Columns3 } from '../ui/icons';
import { lazyDialog } from '../ui/lazy-dialog';
import type { ColumnChooserProps } from './column-chooser';
import { listMessages as messages } from './list.messages';

const ColumnChooser = lazyDialog(
  'column chooser',
  async () => (await import('./column-chooser')).ColumnChooser,
  ({ onClose }) => onClose,
);

/** Opens the panel in which columns are chosen. */
export function ManageColumns(props: Omit<ColumnChooserProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={Columns3} onClick={() => setOpen(true)}>
        <span className="pricebook-capitalise">{messages.manageColumns}</span>
      </Button>
      {isOpen && <ColumnChooser {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
