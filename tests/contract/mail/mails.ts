import type { Mail } from '../../../demo/server/mail/mail';
import type { Calls } from '../back-end';
import { base, skipFor } from '../remote-back-end';

/** A mail as the outbox lists it. */
export type ListedMail = Mail & { readonly at: string };

/** The mails sent to an address, newest first. */
export async function mailsTo(backEnd: Pick<Calls, 'url'>, email: string): Promise<readonly ListedMail[]> {
  const response = await fetch(`${backEnd.url}/outbox.json`);
  if (base !== undefined && response.status === 404) skipFor('its mails');
  // SAFETY: the outbox of the reference back end; a test that reads something else fails.
  const mails = (await response.json()) as readonly ListedMail[];
  return mails.filter(({ to }) => to === email);
}

/** The newest mail to an address. */
export async function lastMailTo(backEnd: Pick<Calls, 'url'>, email: string): Promise<ListedMail> {
  const [mail] = await mailsTo(backEnd, email);
  if (mail === undefined) throw new Error(`No mail was sent to ${email}.`);
  return mail;
}

/** The link of a mail's plain text. */
export function linkIn({ text }: Pick<Mail, 'text'>): URL {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no link in: ${text}`);
  return new URL(link);
}

/** Submits the form of the page that a welcome mail links to, which sets the password. */
export async function confirmAddress(
  link: URL,
  NEW_PASSWORD = 'my own password 7',
  fields: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const body = new FormData();
  const sent = { TOKEN: link.searchParams.get('token') ?? '', NEW_PASSWORD, ...fields };
  for (const [name, value] of Object.entries(sent)) body.set(name, value);
  const response = await fetch(`${link.origin}${link.pathname}`, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
}

/** The one-time code of a mail. */
export function codeIn({ text }: Mail): string {
  const [code] = /^\d{6}$/m.exec(text) ?? [];
  if (code === undefined) throw new Error(`There is no code in: ${text}`);
  return code;
}

/** Another code of six digits. */
export function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
