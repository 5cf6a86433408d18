import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { ListFilter, Plus } from '../ui/icons';
import { listMessages as messages } from './list.messages';

interface CreateNewProps {
  /** One primary button a view; a second one is outlined. */
  readonly variant: 'primary' | 'outline';
  readonly onClick: () => void;
}

/** Begins a new record. */
export function CreateNew({ variant, onClick }: CreateNewProps) {
  return (
    <Button variant={variant} icon={Plus} onClick={onClick}>
      {messages.createNew}
    </Button>
  );
}

/** Opens a list's filter dialog. */
export function FilterButton({ onClick }: { readonly onClick: () => void }) {
  return <IconButton icon={ListFilter} label={messages.filter} onClick={onClick} />;
}
