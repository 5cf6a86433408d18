import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

interface LeaveQuestion {
  /** Whether the form has unsaved changes. */
  readonly isDirty: boolean;
  /** Whether a save is pending, during which the form cannot close. */
  readonly isSaving: boolean;
  readonly onClose: () => void;
}

/** Confirms before unsaved changes are discarded. Every way of closing calls `leave`; `question` is rendered in the form's dialog. */
export function useDiscardPrompt({ isDirty, isSaving, onClose }: LeaveQuestion): {
  readonly leave: () => void;
  readonly question: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return {
    leave() {
      if (isSaving) return;
      if (isDirty) setAsking(true);
      else onClose();
    },
    question: isAsking && (
      <ConfirmDialog
        title="Discard what you typed?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        Your changes have not been saved.
      </ConfirmDialog>
    ),
  };
}
