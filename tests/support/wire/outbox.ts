import { setTimeout } from 'node:timers/promises';
import type { App } from '../app/app';

/** A mail as the outbox lists it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Waits for the newest mail to an address with a matching subject: mails are sent after the response. */
export async function mailTo(
  { url }: Pick<App, 'url'>,
  email: string,
  subject: RegExp,
  isMeant: (mail: Mail) => boolean = () => true,
): Promise<Mail> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    // SAFETY: the outbox of the reference back end sends this type; a test that reads another one fails.
    const mails = (await (await fetch(`${url}/outbox.json`)).json()) as readonly Mail[];
    const found = mails.find((mail) => mail.to === email && subject.test(mail.subject) && isMeant(mail));
    if (found) return found;
    await setTimeout(50);
  }
  throw new Error(`No mail “${subject}” was sent to ${email}.`);
}

/** The link of a mail, at the address that the page is opened at. */
export function linkIn({ text }: Mail, at: string): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no link in: ${text}`);
  const { pathname, search } = new URL(link);
  return at + pathname + search;
}

/** The one-time code of a mail. */
export function codeIn({ text }: Mail): string {
  const [code] = /^\d{6}$/m.exec(text) ?? [];
  if (code === undefined) throw new Error(`There is no code in: ${text}`);
  return code;
}
