import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { useLeaveQuestion } from './use-leave-question';

interface EditSheetProps {
  readonly title: string;
  /** What its button says, and what keeps it from being pressed: something missing, or a save under way. */
  readonly submit: { readonly label: string; readonly missing?: ReactNode; readonly isSaving: boolean };
  /** Something was typed that would be lost. */
  readonly isDirty: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form that slides up from below. It asks before losing what was typed, and says beside its button what is missing. */
export function EditSheet({ title, submit, isDirty, onSubmit, onClose, children }: EditSheetProps) {
  const { leave, question } = useLeaveQuestion({ isDirty, isSaving: submit.isSaving, onClose });
  const missingId = useId();
  const isBlocked = submit.missing !== undefined;
  const footer = (
    <>
      <p className="pricebook-dialog-beside" id={missingId}>
        {submit.missing}
      </p>
      <Button onClick={leave}>Cancel</Button>
      <Button
        type="submit"
        variant="primary"
        busy={submit.isSaving}
        {...(isBlocked && { 'aria-disabled': true, 'aria-describedby': missingId })}
      >
        {submit.label}
      </Button>
    </>
  );
  return (
    <Dialog
      kind="sheet"
      title={title}
      footer={footer}
      onSubmit={() => !isBlocked && !submit.isSaving && onSubmit()}
      onClose={leave}
    >
      {children}
      {question}
    </Dialog>
  );
}
