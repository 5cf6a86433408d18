/** Kinds of entries of the record of changes, as the reference back end has them, in the order of the filter. */
export const recordKinds = [
  ...['product', 'company', 'user'].flatMap((noun) =>
    ['created', 'changed', 'deleted'].map((verb) => `${noun}.${verb}`),
  ),
  'user.registered',
  'user.email-confirmed',
  'user.approved',
  'user.password-changed',
  'user.authenticator-changed',
  'user.authenticator-removed',
  'backup.made',
  'sign-in.done',
  'sign-in.refused',
  'access.refused',
] as const;

/** For example `User: authenticator removed`. */
export function kindLabel(kind: string): string {
  const [subject = '', done = ''] = kind.split('.');
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${done.replaceAll('-', ' ')}`;
}
