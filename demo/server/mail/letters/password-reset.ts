import { setPasswordAddress } from '../../auth/set-password-address';
import type { Mail } from '../mail';
import { writeLetter } from './letter';

/** Carries the link with which a forgotten password is replaced. */
export function passwordResetLetter(
  person: { readonly email: string; readonly name: string },
  { publicUrl, token }: { readonly publicUrl: string; readonly token: string },
): Mail {
  return writeLetter({
    to: person.email,
    name: person.name,
    subject: 'Reset your password',
    paragraphs: ['Somebody, probably you, asked to reset the password of your account. Choose a new one here:'],
    action: { label: 'Choose a new password', href: setPasswordAddress(publicUrl, person.email, token) },
    after: [
      'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
    reason: 'You get this mail because the reset of a password was asked for with this address.',
  });
}
