import { type ReactNode, useId } from 'react';
import { Button } from '../controls/button';
import { uiMessages } from '../ui.messages';
import { Dialog } from './dialog';
import { useDiscardPrompt } from './use-discard-prompt';

interface EditSheetProps {
  readonly title: string;
  /** The submit button: its label, missing fields that block it, and whether a save is pending. */
  readonly submit: { readonly label: string; readonly missing?: ReactNode; readonly isSaving: boolean };
  /** Buttons in place of the submit button while the user has to decide. */
  readonly decision?: ReactNode;
  readonly isDirty: boolean;
  readonly onSubmit: () => void;
  /** Called when an incomplete form is submitted; focuses a missing field. */
  readonly onInvalid: (form: HTMLFormElement) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a sheet from the bottom. Asks before discarding changes, and lists missing fields beside the submit button. */
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
  const { requestClose, question } = useDiscardPrompt({ isDirty, isSaving: submit.isSaving, onClose });
  const missingId = useId();
  const isBlocked = submit.missing !== undefined;
  const footer = (
    <>
      <p className="pricebook-dialog-beside" id={missingId}>
        {submit.missing}
      </p>
      <Button onClick={requestClose}>{uiMessages.cancel}</Button>
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
    <Dialog kind="sheet" title={title} footer={footer} onSubmit={send} onClose={requestClose}>
      {children}
      {question}
    </Dialog>
  );
}
