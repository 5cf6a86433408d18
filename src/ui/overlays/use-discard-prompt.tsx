import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { dialogMessages } from './dialog.messages';
import { useLeaveWarning } from './use-leave-warning';

interface DiscardPromptOptions {
  readonly isDirty: boolean;
  /** Whether a save is pending; the form then cannot close. @default false */
  readonly isSaving?: boolean;
  readonly onClose: () => void;
  /** The kind of changes. Only for `typing`, leaving the page needs confirmation. @default 'typing' */
  readonly changes?: 'typing' | 'choices' | 'upload';
}

/** `requestClose` asks before unsaved changes are discarded, `onClose` discards at once; the form's dialog renders `question`. */
export function useDiscardPrompt({ isDirty, isSaving = false, onClose, changes = 'typing' }: DiscardPromptOptions): {
  readonly requestClose: () => void;
  readonly question: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  useLeaveWarning(isDirty && changes === 'typing');
  return {
    requestClose() {
      if (isSaving) return;
      if (isDirty) setAsking(true);
      else onClose();
    },
    question: isAsking && (
      <ConfirmDialog
        title={dialogMessages.discard[changes].title}
        confirmLabel={dialogMessages.discard.confirm}
        cancelLabel={dialogMessages.discard.cancel}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        {dialogMessages.discard[changes].text}
      </ConfirmDialog>
    ),
  };
}
