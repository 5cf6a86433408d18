import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/escape-html';
import type { Mail } from './mail';
import { mailStyle } from './render-mail';

export interface OutboxMail extends Mail {
  readonly at: string;
}

const pageStyle = [
  ':root{color-scheme:light dark}',
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}',
  'article{margin:0 0 2rem;padding:1rem 1.25rem;border:1px solid #8886;border-radius:.75rem}',
  'h2{margin:0;font-size:1.15rem}',
  'pre{white-space:pre-wrap;overflow-wrap:anywhere}',
  'iframe{width:100%;height:32rem;border:1px solid #8886;border-radius:.5rem;background:#fff}',
].join('\n');

/** The outbox's Content-Security-Policy: its own style, and that of the mails, whose frames inherit the policy. */
export const outboxPolicy = [
  "default-src 'none'",
  `style-src ${[pageStyle, mailStyle].map(hashOf).join(' ')}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The outbox as an HTML document, each mail both rendered and as plain text. */
export function outboxPage(mails: readonly OutboxMail[]): string {
  const list = mails.map(article).join('\n') || '<p>No mail has been sent yet.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox · Pricebook</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>This is a demo: its mails are kept here instead of being sent. Newest first.</p>
${list}
</main>
</body>
</html>
`;
}

function article({ to, subject, text, html, at }: OutboxMail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
<iframe title="${escapeHtml(`${subject}, to ${to}`)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>
<details>
<summary>Plain text</summary>
<pre>${escapeHtml(text)}</pre>
</details>
</article>`;
}

function hashOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}
