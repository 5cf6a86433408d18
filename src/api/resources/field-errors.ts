import type { ApiError, FieldErrors } from '../transport/errors';

/** Returns a response's field errors as sentences, by the form's field names. */
export function fieldMessages<F extends string>(
  fields: FieldErrors,
  wireNames: Readonly<Record<F, string>>,
): { readonly [N in F]?: string } {
  const found: { [N in F]?: string } = {};
  for (const name in wireNames) {
    const reason = fields[wireNames[name]];
    if (reason !== undefined) found[name] = capitalizedSentence(reason);
  }
  return found;
}

/** Returns all field errors as sentences. */
export const capitalizedSentences = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([key, reason]) => [key, capitalizedSentence(reason)]));

/** Returns the errors of fields that still have the value that was sent. */
export function uncorrectedErrors<E extends object>(errors: E, sent: object, now: object): Partial<E> {
  const [before, after] = [new Map(Object.entries(sent)), new Map(Object.entries(now))];
  const isUnchanged = (key: string) => JSON.stringify(before.get(key)) === JSON.stringify(after.get(key));
  // SAFETY: a subset of the entries of an E.
  return Object.fromEntries(Object.entries(errors).filter(([key]) => isUnchanged(key))) as Partial<E>;
}

/** Whether a mailed link is used, expired or forged. A 400 without the field TOKEN may be about another field. */
export const isInvalidLink = ({ status, fields }: ApiError): boolean =>
  status === 410 || (status === 400 && 'TOKEN' in fields);

/** "is too long" becomes "Is too long." */
const capitalizedSentence = (reason: string) =>
  reason.charAt(0).toUpperCase() + reason.slice(1) + (/[.!?。]$/.test(reason) ? '' : '.');
