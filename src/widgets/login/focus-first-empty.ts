export function focusFirstEmpty(form: HTMLFormElement | null): void {
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  (inputs.find(({ value }) => value.trim() === '') ?? inputs[0])?.focus();
}
