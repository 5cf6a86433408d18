import { escapeHtml } from '../http/escape-html';
import type { Mail } from './mail';

/**
 * The light colours of the widgets' tokens as hexadecimal numbers, because mail programs do not support `oklch()`. One
 * constant, so that the outbox's Content-Security-Policy can allow it by its hash.
 */
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

/** The content of a mail as plain text, which `renderMail` escapes. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  /** Name for the greeting, if known. */
  readonly name?: string;
  readonly paragraphs: readonly string[];
  /** A code or password, on a line of its own. */
  readonly highlight?: string;
  /** The call to action, as a button. */
  readonly action?: { readonly label: string; readonly href: string };
  readonly after?: readonly string[];
  /** Why the recipient gets this mail, as the footer. */
  readonly reason: string;
}

export function renderMail({ to, subject, name, action, highlight, reason, ...body }: MailContent): Mail {
  const greeting = name ? `Hello ${oneLine(name)},` : 'Hello,';
  const paragraphs = body.paragraphs.map(oneLine);
  const after = (body.after ?? []).map(oneLine);
  const text = [
    greeting,
    ...paragraphs,
    ...(highlight === undefined ? [] : [highlight]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.href}`]),
    ...after,
    'Pricebook',
    `-- \n${reason}`,
  ];
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const html = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(highlight === undefined ? [] : [`<p class="highlight">${escapeHtml(highlight)}</p>`]),
    ...(action === undefined ? [] : [button(action)]),
    ...after.map(paragraph),
    ...(action === undefined ? [] : [`<p class="address">${escapeHtml(action.href)}</p>`]),
  ];
  return {
    to,
    subject: oneLine(subject),
    text: `${text.join('\n\n')}\n`,
    html: page(oneLine(subject), html.join('\n'), reason),
  };
}

const button = ({ label, href }: NonNullable<MailContent['action']>): string =>
  `<p><a class="action" href="${escapeHtml(href)}" target="_blank" rel="noreferrer">${escapeHtml(label)}</a></p>`;

const page = (title: string, body: string, reason: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${mailStyle}</style>
</head>
<body>
<div class="mail">
<p class="brand"><b>Price</b>Book</p>
<h1>${escapeHtml(title)}</h1>
${body}
<p class="reason">${escapeHtml(reason)}</p>
</div>
</body>
</html>
`;

/** Prevents user input from starting a new line or header of the mail. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
