import { Hono } from 'hono';
import { type PageLanguage, pageLanguage } from '../auth/page-language';
import type { Database } from '../db/database';
import type { Background } from '../http/background';
import { escapeHtml, htmlPage, pagePolicy } from '../http/html-page';
import { type Mail, mailStyle } from './mail';

const pageStyle = [
  ':root{color-scheme:light dark}',
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}',
  'article{margin:0 0 2rem;padding:1rem 1.25rem;border:1px solid #8886;border-radius:.75rem}',
  'h2{margin:0;font-size:1.15rem}',
  'pre{white-space:pre-wrap;overflow-wrap:anywhere}',
  'iframe{width:100%;height:32rem;border:1px solid #8886;border-radius:.5rem;background:#fff}',
].join('\n');

/** Allows the style of the mails too, as their frames inherit the policy. */
const policy = pagePolicy([pageStyle, mailStyle], "'none'");

export async function storeInOutbox(trx: Database, mails: readonly Mail[], at: Date): Promise<void> {
  const rows = mails.map(({ to, subject, text, html }) => ({ to_address: to, subject, text, html, at }));
  await trx.insertInto('outbox').values(rows).execute();
}

const MAX_SHOWN = 500;

type OutboxMail = Mail & { readonly at: string };

async function readOutbox(db: Database): Promise<readonly OutboxMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['to_address', 'subject', 'text', 'html', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ to_address: to, at, ...mail }) => ({ to, ...mail, at: at.toISOString() }));
}

/** Serves the outbox as a page and as JSON. A request waits until this process has stored all mails. */
export function outboxRoutes(db: Database, background: Background): Hono {
  const readMails = async () => {
    await background.whenIdle();
    return readOutbox(db);
  };
  return new Hono()
    .get('/outbox', async (c) =>
      c.html(outboxPage(await readMails(), pageLanguage(c.req.header('Accept-Language'))), 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policy,
      }),
    )
    .get('/outbox.json', async (c) => c.json(await readMails(), 200, { 'Cache-Control': 'no-store' }));
}

/** The outbox as an HTML document, each mail both rendered and as plain text. */
function outboxPage(mails: readonly OutboxMail[], { texts: { outbox }, attributes }: PageLanguage): string {
  const list = mails.map((mail) => articleHtml(mail, outbox)).join('\n') || `<p>${outbox.none}</p>`;
  const content = `<main>
<h1>${outbox.title}</h1>
<p>${outbox.intro}</p>
${list}
</main>`;
  return htmlPage(`${outbox.title} · Pricebook`, pageStyle, content, attributes);
}

/** `dir` is `auto`, because the language of a mail may not be that of the page. */
function articleHtml({ to, subject, text, html, at }: OutboxMail, texts: PageLanguage['texts']['outbox']): string {
  const recipient = texts.to(escapeHtml(to));
  return `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<p>${recipient}, <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
<iframe title="${escapeHtml(subject)}, ${recipient}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>
<details>
<summary>${texts.plainText}</summary>
<pre dir="auto">${escapeHtml(text)}</pre>
</details>
</article>`;
}
