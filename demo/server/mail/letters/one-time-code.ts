import type { Mail } from '../mail';
import { writeLetter } from './letter';

/** Carries the code that completes a sign-in. */
export function oneTimeCodeLetter(person: { readonly email: string; readonly name: string }, code: string): Mail {
  return writeLetter({
    to: person.email,
    name: person.name,
    subject: 'Your sign-in code',
    paragraphs: ['Enter this code to sign in:'],
    shown: code,
    after: [
      'It works once, for 10 minutes. We never ask for it by phone or mail.',
      'If you are not signing in right now, somebody knows your password: please change it.',
    ],
    reason: 'You get this mail because a sign-in with your password asked for a code.',
  });
}
