/**
 * Moving an element removes its modal dialogs from the top layer and leaves them open but not modal: shows each
 * again, outermost first, and restores the focus in the innermost.
 */
export function reopenDialogs(roots: readonly ParentNode[], focused: HTMLElement | undefined): void {
  const fallen = roots.flatMap((root) => [...root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')]);
  for (const dialog of fallen) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  if (focused && fallen.some((dialog) => dialog.contains(focused))) focused.focus();
}
