import { type ReactNode, useState } from 'react';
import { FailureBanner } from '../feedback/failure-banner';
import { textAround } from '../text-around';
import { ConfirmDialog } from './confirm-dialog';
import { dialogMessages } from './dialog.messages';

interface ConfirmDeleteDialogProps {
  /** What is deleted. */
  readonly children: ReactNode;
  /** The caller closes the dialog when it resolves. Rejects with an `Error`, whose message the open dialog shows. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

export function ConfirmDeleteDialog({ children, onDelete, onClose }: ConfirmDeleteDialogProps) {
  const [progress, setProgress] = useState<'asking' | 'deleting' | Error>('asking');
  async function confirm(): Promise<void> {
    setProgress('deleting');
    try {
      await onDelete();
    } catch (cause) {
      setProgress(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }
  return (
    <ConfirmDialog
      title={dialogMessages.confirmDelete.title}
      confirmLabel={dialogMessages.delete}
      tone="danger"
      busy={progress === 'deleting'}
      onConfirm={() => void confirm()}
      onCancel={() => progress !== 'deleting' && onClose()}
    >
      <div className="pricebook-stack">
        <p className="pricebook-capitalise">{textAround(dialogMessages.confirmDelete.text, children)}</p>
        {progress instanceof Error && <FailureBanner error={progress} />}
      </div>
    </ConfirmDialog>
  );
}
