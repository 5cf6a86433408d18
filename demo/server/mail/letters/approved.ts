import type { Mail } from '../mail';
import { writeLetter } from './letter';

/** Tells somebody that they can sign in now. */
export function approvedLetter(person: { readonly email: string; readonly name: string }, publicUrl: string): Mail {
  return writeLetter({
    to: person.email,
    name: person.name,
    subject: 'Your account is approved',
    paragraphs: [
      'Good news: your account is approved. Sign in with this email address and the password that you chose.',
    ],
    action: { label: 'Sign in', href: `${publicUrl}/` },
    reason: 'You get this mail because you applied for an account.',
  });
}
