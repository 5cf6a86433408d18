/**
 * Moving an element removes its modal dialogs from the top layer and leaves them open but not modal: shows each
 * again, outermost first, and restores the focus in the innermost.
 */
export function reopenDialogs(roots: readonly ParentNode[], focused: HTMLElement | undefined): void {
  const nonModal = roots.flatMap((root) => [...root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')]);
  for (const dialog of nonModal) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  if (focused && nonModal.some((dialog) => dialog.contains(focused))) focused.focus();
}
