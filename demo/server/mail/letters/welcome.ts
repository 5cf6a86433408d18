import type { Mail } from '../mail';
import { writeLetter } from './letter';

/** Welcomes somebody who has registered and now waits for approval. */
export function welcomeLetter(person: { readonly email: string; readonly name: string }): Mail {
  return writeLetter({
    to: person.email,
    name: person.name,
    subject: 'Welcome to Pricebook',
    paragraphs: [
      'Thank you for applying for an account. An administrator will look at your application, usually within a working day.',
      'There is nothing you need to do meanwhile: once it is approved, we write to you again, and you can sign in with this email address and the password that you chose.',
    ],
    reason: 'You get this mail because somebody registered with this address. If that was not you, please ignore it.',
  });
}
