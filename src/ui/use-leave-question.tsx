import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

interface LeaveQuestion {
  /** Something was typed that would be lost. */
  readonly isDirty: boolean;
  /** A save is under way: nobody leaves. */
  readonly isSaving: boolean;
  readonly onClose: () => void;
}

/** Asks before what was typed in a form is lost. `leave` is for every way out, `question` is rendered in the form's dialog. */
export function useLeaveQuestion({ isDirty, isSaving, onClose }: LeaveQuestion): {
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
