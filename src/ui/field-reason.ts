/**
 * What a back end finds wrong with a field, as it reads under that field: a reason that only goes on from the field's name
 * ("has to have at least 8 characters") gets the name that the person sees.
 */
export function fieldReason(label: string, reason: string): string {
  return /^\p{Ll}/u.test(reason) ? `${label} ${reason.replace(/\.$/, '')}.` : reason;
}
