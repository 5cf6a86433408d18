/** Focuses a form's first field that is to be filled in. */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  (inputs.find(({ value }) => value.trim() === '') ?? inputs[0])?.focus();
}
