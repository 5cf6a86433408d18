import { escapeHtml, htmlPage } from '../http/html-page';
import { documentLanguage, mailTexts } from './mail-texts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A whole HTML document. */
  readonly html: string;
  /** Time after which a code or link in the mail has expired, so that it is not sent any more. @default 24 hours */
  readonly lifetimeMs?: number;
}

/** The widgets' light colours as hexadecimal numbers, as mail programs do not support `oklch()`. */
export const mailStyle = [
  'body{margin:0;padding:24px 12px;background:#f6f7f9;color:#1a1e25;font:16px/1.55 system-ui,"Segoe UI",Arial,sans-serif}',
  '.mail{max-width:34rem;margin:0 auto;padding:28px 32px;background:#fff;border-radius:12px}',
  '.brand{margin:0 0 20px;color:#565b64;font-size:18px}',
  '.brand b{color:#1a1e25;font-weight:650}',
  'h1{margin:0 0 16px;font-size:22px;line-height:1.3}',
  'p{margin:0 0 16px}',
  '.highlight{padding:12px 16px;background:#f6f7f9;border-radius:8px;font:600 22px/1.4 ui-monospace,Consolas,monospace;overflow-wrap:anywhere}',
  '.action{display:inline-block;padding:11px 20px;background:#2e5ac3;border-radius:8px;color:#fff;font-weight:600;text-decoration:none}',
  '.address,.reason{color:#565b64;font-size:13px;overflow-wrap:anywhere}',
  '.reason{margin:28px 0 0;padding-top:14px;border-top:1px solid #e2e4e7}',
].join('\n');

/** The address, the name for the greeting, if known, and the language. */
export interface Recipient {
  readonly email: string;
  readonly name?: string;
  /** A tag of `acceptedLanguage`. @default English */
  readonly language?: string | undefined;
}

/** The content of a mail as plain text, which `renderMail` escapes. */
export interface MailContent extends Pick<Mail, 'subject' | 'lifetimeMs'> {
  readonly to: Recipient;
  readonly paragraphs: readonly string[];
  /** A code or password, on a line of its own. */
  readonly highlight?: string;
  /** The call to action, as a button. */
  readonly action?: { readonly label: string; readonly href: string };
  readonly after?: readonly string[];
  /** Why the recipient gets this mail, as the footer. */
  readonly reason: string;
}

export function renderMail(content: MailContent): Mail {
  const { to, paragraphs, action, highlight, reason, after = [], ...rest } = content;
  const subject = oneLine(content.subject);
  const before = [mailTexts(to.language).greeting(oneLine(to.name ?? '')), ...paragraphs.map(oneLine)];
  const text = [
    ...before,
    ...(highlight === undefined ? [] : [highlight]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.href}`]),
    ...after.map(oneLine),
    'Pricebook',
    `-- \n${reason}`,
  ];
  const paragraphHtml = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const html = [
    '<div class="mail">',
    '<p class="brand"><b>Price</b>Book</p>',
    `<h1>${escapeHtml(subject)}</h1>`,
    ...before.map(paragraphHtml),
    ...(highlight === undefined ? [] : [`<p class="highlight">${escapeHtml(highlight)}</p>`]),
    ...(action === undefined ? [] : [buttonHtml(action)]),
    ...after.map(oneLine).map(paragraphHtml),
    ...(action === undefined ? [] : [`<p class="address">${escapeHtml(action.href)}</p>`]),
    `<p class="reason">${escapeHtml(reason)}</p>`,
    '</div>',
  ];
  return {
    ...rest,
    to: to.email,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: htmlPage(subject, mailStyle, html.join('\n'), documentLanguage(to.language)),
  };
}

const buttonHtml = ({ label, href }: NonNullable<MailContent['action']>): string =>
  `<p><a class="action" href="${escapeHtml(href)}" target="_blank" rel="noreferrer">${escapeHtml(label)}</a></p>`;

/** Prevents user input from starting a new line or header of the mail. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
