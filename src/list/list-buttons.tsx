import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Download, ListFilter, Plus, Upload } from '../ui/icons';
import { listMessages as messages } from './list.messages';

interface ListButtonProps {
  readonly onClick: () => void;
}

interface CreateNewProps extends ListButtonProps {
  /** One primary button a view; a second one is outlined. */
  readonly variant: 'primary' | 'outline';
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
export function FilterButton({ onClick }: ListButtonProps) {
  return <IconButton icon={ListFilter} label={messages.filter} onClick={onClick} />;
}

/** Saves what the list has as a file. */
export function DownloadButton({ onClick }: ListButtonProps) {
  return <IconButton icon={Download} label={messages.download} onClick={onClick} />;
}

/** Opens the upload of a file into the list. */
export function UploadButton({ onClick }: ListButtonProps) {
  return <IconButton icon={Upload} label={messages.upload} onClick={onClick} />;
}
