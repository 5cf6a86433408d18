import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { useLeaveQuestion } from './use-leave-question';

interface EditSheetProps {
  readonly title: string;
  /** What its button says, and what keeps it from being pressed: something missing, or a save under way. */
  readonly submit: { readonly label: string; readonly missing?: ReactNode; readonly isSaving: boolean };
  /** Buttons in the place of that one, while something is to be decided first. */
  readonly decision?: ReactNode;
  /** Something was typed that would be lost. */
  readonly isDirty: boolean;
  readonly onSubmit: () => void;
  /** Asked to submit while something is missing: leads to it. */
  readonly onMissing: (form: HTMLFormElement) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form that slides up from below. It asks before losing what was typed, and says beside its button what is missing. */
export function EditSheet({
  title,
  submit,
  decision,
  isDirty,
  onSubmit,
  onMissing,
  onClose,
  children,
}: EditSheetProps) {
  const { leave, question } = useLeaveQuestion({ isDirty, isSaving: submit.isSaving, onClose });
  const missingId = useId();
  const isBlocked = submit.missing !== undefined;
  const footer = (
    <>
      <p className="pricebook-dialog-beside" id={missingId}>
        {submit.missing}
      </p>
      <Button onClick={leave}>Cancel</Button>
      {decision ?? (
        <Button
          type="submit"
          variant="primary"
          busy={submit.isSaving}
          {...(isBlocked && { 'aria-disabled': true, 'aria-describedby': missingId })}
        >
          {submit.label}
        </Button>
      )}
    </>
  );
  const send = (form: HTMLFormElement) => {
    if (isBlocked) onMissing(form);
    else if (!submit.isSaving) onSubmit();
  };
  return (
    <Dialog kind="sheet" title={title} footer={footer} onSubmit={send} onClose={leave}>
      {children}
      {question}
    </Dialog>
  );
}
