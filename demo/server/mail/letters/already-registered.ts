import type { Mail } from '../mail';
import { writeLetter } from './letter';

/** Tells the owner of an account that somebody registered with its address again. */
export function alreadyRegisteredLetter(
  person: { readonly email: string; readonly name: string },
  publicUrl: string,
): Mail {
  return writeLetter({
    to: person.email,
    name: person.name,
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, registered with this address, which has an account already. Nothing about it was changed.',
      'Sign in with the password that you have, or use “Forgot Password?” there to choose a new one. If your account still waits for approval, we write to you as soon as it is approved.',
    ],
    action: { label: 'Go to the sign-in page', href: `${publicUrl}/` },
    reason: 'You get this mail because somebody registered with this address. If that was not you, please ignore it.',
  });
}
