import type { ApiError, FieldErrors } from '../transport/errors';

/** Returns a response's field errors as sentences, by the form's field names. */
export function fieldMessages<F extends string>(
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

/** Whether a mailed link is used, expired or forged. A 400 without the field TOKEN may be about another field. */
export const isInvalidLink = ({ status, fields }: ApiError): boolean =>
  status === 410 || (status === 400 && 'TOKEN' in fields);

/** "is too long" becomes "Is too long." */
export const sentence = (reason: string): string =>
  reason.charAt(0).toUpperCase() + reason.slice(1) + (/[.!?]$/.test(reason) ? '' : '.');
