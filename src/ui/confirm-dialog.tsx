import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  readonly title: string;
  /** The question; it names the thing that is acted on. */
  readonly children: ReactNode;
  /** The verb of what will happen. */
  readonly confirmLabel: string;
  /** @default 'Cancel' */
  readonly cancelLabel?: string;
  /** `danger` for what cannot be undone. @default 'primary' */
  readonly tone?: 'primary' | 'danger';
  /** What was confirmed is under way. @default false */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is done. The focus is on the safe answer. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button data-autofocus="" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
