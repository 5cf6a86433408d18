import type { ApiError, FieldErrors } from '../transport/errors';

/** What a refusal found wrong, by the form's own names of the fields, each as a sentence to stand under its field. */
export function refusedFields<F extends string>(
  fields: FieldErrors,
  wireNames: Readonly<Record<F, string>>,
): { readonly [N in F]?: string } {
  const found: { [N in F]?: string } = {};
  for (const name in wireNames) {
    const reason = fields[wireNames[name]];
    if (reason !== undefined) found[name] = sentence(reason);
  }
  return found;
}

/** Whether a mailed link does not work any more. A 400 that names no field may be about anything that was typed. */
export const isDeadLink = ({ status, fields }: ApiError): boolean =>
  status === 410 || (status === 400 && 'TOKEN' in fields);

/** A back end that says "is too long" means the field that it stands under. */
const sentence = (reason: string) =>
  reason.charAt(0).toUpperCase() + reason.slice(1) + (/[.!?]$/.test(reason) ? '' : '.');
