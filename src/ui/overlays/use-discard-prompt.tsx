import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

interface LeaveQuestion {
  /** Whether the form has unsaved changes. */
  readonly isDirty: boolean;
  /** Whether a save is pending, during which the form cannot close. */
  readonly isSaving: boolean;
  readonly onClose: () => void;
  /** What would be lost. Choices are made again quickly: the browser does not ask for them. @default 'typing' */
  readonly what?: keyof typeof questions;
}

const questions = {
  typing: { title: 'Discard what you typed?', text: 'Your changes have not been saved.' },
  choices: { title: 'Discard your choices?', text: 'They have not been applied.' },
} as const;

/** Confirms before unsaved changes are discarded. Every way of closing calls `leave`; `question` is rendered in the form's dialog. */
export function useDiscardPrompt({ isDirty, isSaving, onClose, what = 'typing' }: LeaveQuestion): {
  readonly leave: () => void;
  readonly question: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isDirty || what === 'choices') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, what]);
  return {
    leave() {
      if (isSaving) return;
      if (isDirty) setAsking(true);
      else onClose();
    },
    question: isAsking && (
      <ConfirmDialog
        title={questions[what].title}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {questions[what].text}
      </ConfirmDialog>
    ),
  };
}
