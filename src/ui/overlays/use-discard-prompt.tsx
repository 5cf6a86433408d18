import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { useLeaveWarning } from './use-leave-warning';

interface DiscardPromptOptions {
  readonly isDirty: boolean;
  /** Whether a save is pending; the form then cannot close. @default false */
  readonly isSaving?: boolean;
  readonly onClose: () => void;
  /** The kind of changes. Only for `typing`, leaving the page needs confirmation. @default 'typing' */
  readonly changes?: keyof typeof texts;
}

const texts = {
  typing: { title: 'Discard what you typed?', text: 'Your changes have not been saved.' },
  choices: { title: 'Discard your choices?', text: 'They have not been applied.' },
  upload: { title: 'Discard your choices?', text: 'The file has not been sent.' },
} as const;

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
        title={texts[changes].title}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {texts[changes].text}
      </ConfirmDialog>
    ),
  };
}
