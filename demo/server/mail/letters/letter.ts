import { escapeHtml } from '../../pages/escape-html';
import type { Mail } from '../mail';
import { letterStyle } from './letter-style';

/** What a letter says. Every text is plain: it is escaped here. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Whom it greets, where the name is known. */
  readonly name?: string;
  readonly paragraphs: readonly string[];
  /** Something to be read off or copied, on a line of its own. */
  readonly shown?: string;
  /** The one thing to do, as a button. */
  readonly action?: { readonly label: string; readonly href: string };
  /** What follows the button. */
  readonly after?: readonly string[];
  /** Why this person gets it. */
  readonly reason: string;
}

/** Writes a letter out, in plain text and as HTML. */
export function writeLetter({ to, subject, name, action, shown, reason, ...body }: Letter): Mail {
  const greeting = name ? `Hello ${oneLine(name)},` : 'Hello,';
  const paragraphs = body.paragraphs.map(oneLine);
  const after = (body.after ?? []).map(oneLine);
  const text = [
    greeting,
    ...paragraphs,
    ...(shown === undefined ? [] : [shown]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.href}`]),
    ...after,
    'Pricebook',
    `-- \n${reason}`,
  ];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const html = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(shown === undefined ? [] : [`<p class="shown">${escapeHtml(shown)}</p>`]),
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

const button = ({ label, href }: NonNullable<Letter['action']>): string =>
  `<p><a class="action" href="${escapeHtml(href)}" target="_blank" rel="noreferrer">${escapeHtml(label)}</a></p>`;

const page = (title: string, body: string, reason: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${letterStyle}</style>
</head>
<body>
<div class="letter">
<p class="brand">Price<b>Book</b></p>
<h1>${escapeHtml(title)}</h1>
${body}
<p class="reason">${escapeHtml(reason)}</p>
</div>
</body>
</html>
`;

/** What somebody typed must not begin a line of the letter, or of its header, of its own. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
