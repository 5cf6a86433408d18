function stopEscapeKeyup(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopImmediatePropagation();
  removeEventListener('keyup', stopEscapeKeyup, true);
}

/** Call it when the press of Esc has closed something: the focus is elsewhere by its release, which would close a dialog of the page too. */
export const stopNextEscapeKeyup = (): void => addEventListener('keyup', stopEscapeKeyup, true);
