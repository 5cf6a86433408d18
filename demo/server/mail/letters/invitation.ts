import type { Mail } from '../mail';
import { writeLetter } from './letter';

/** Invites somebody whose account an administrator has made; the password works for 7 days. */
export function invitationLetter(
  person: { readonly email: string; readonly name: string },
  { publicUrl, password }: { readonly publicUrl: string; readonly password: string },
): Mail {
  return writeLetter({
    to: person.email,
    name: person.name,
    subject: 'You are invited to Pricebook',
    paragraphs: [
      'An account was made for you. Sign in with this email address and the temporary password below; you then choose a password of your own.',
    ],
    shown: `Temporary password: ${password}`,
    action: { label: 'Sign in', href: `${publicUrl}/` },
    after: ['The temporary password works for 7 days.'],
    reason: 'You get this mail because an administrator made an account for this address.',
  });
}
