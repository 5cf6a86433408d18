import { type ReactNode, useId } from 'react';
import { Button } from '../controls/button';
import { uiMessages } from '../ui.messages';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `danger` for irreversible actions. @default 'primary' */
  readonly tone?: 'primary' | 'danger';
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation. The cancel button has the initial focus. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = uiMessages.cancel,
  tone = 'primary',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const questionId = useId();
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button data-autofocus="" aria-describedby={questionId} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={questionId}>{children}</div>
    </Dialog>
  );
}
