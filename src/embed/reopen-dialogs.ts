/**
 * A modal dialog that is moved with its element falls out of the top layer, and stays open without being modal: shows each
 * again, the outer first, and gives the focus back to what had it in the innermost.
 */
export function reopenDialogs(roots: readonly ParentNode[], focused: HTMLElement | undefined): void {
  const fallen = roots.flatMap((root) => [...root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')]);
  for (const dialog of fallen) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  if (focused && fallen.some((dialog) => dialog.contains(focused))) focused.focus();
}
