import type { FormFields } from './client.types';
import { jsonText } from './json-text';

/** The body of a multipart request: files as they are, lists as JSON text, everything else as text. */
export function toFormData(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, Array.isArray(value) ? jsonText(value) : String(value));
  }
  return form;
}
