import { type ReactNode, useId } from 'react';
import { Button } from '../controls/button';
import { Dialog } from './dialog';
import { useDiscardPrompt } from './use-discard-prompt';

interface EditSheetProps {
  readonly title: string;
  /** Label of the submit button, and why it is disabled: missing fields or a pending save. */
  readonly submit: { readonly label: string; readonly missing?: ReactNode; readonly isSaving: boolean };
  /** Buttons that replace the submit button while a decision is pending. */
  readonly decision?: ReactNode;
  /** Whether the form has unsaved changes. */
  readonly isDirty: boolean;
  readonly onSubmit: () => void;
  /** Called on submitting an incomplete form; focuses what is missing. */
  readonly onInvalid: (form: HTMLFormElement) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a sheet from the bottom. It confirms before discarding changes, and lists missing fields beside its button. */
export function EditSheet({
  title,
  submit,
  decision,
  isDirty,
  onSubmit,
  onInvalid,
  onClose,
  children,
}: EditSheetProps) {
  const { leave, question } = useDiscardPrompt({ isDirty, isSaving: submit.isSaving, onClose });
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
    if (isBlocked) onInvalid(form);
    else if (!submit.isSaving) onSubmit();
  };
  return (
    <Dialog kind="sheet" title={title} footer={footer} onSubmit={send} onClose={leave}>
      {children}
      {question}
    </Dialog>
  );
}
