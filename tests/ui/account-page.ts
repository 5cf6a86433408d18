import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { probeFiles } from '../element/probe-files';
import { type Site, siteForTests } from '../element/site';

/** The response to the login call: an envelope with its status, or `lost`, a cut connection. */
export type LoginReply =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'lost';

/** A successful response. */
export const welcome: LoginReply = {
  status: 200,
  body: {
    status: 200,
    message: '',
    data: { accessToken: 'a-token', userInfo: { NAME: 'Marion Okafor', EMAIL: 'marion@example.test' } },
  },
};

/** A site with the account widgets. Read it inside the tests. */
export const accountSite = (): (() => Site) =>
  siteForTests(probeFiles({ widgets: fileURLToPath(new URL('widgets.ts', import.meta.url)) }));

/** Opens a page of the site with this body. */
export async function openAccountPage(page: Page, site: Site, body: string): Promise<Page> {
  await page.goto(site.page({ body: `${body}<script type="module" src="/probe/widgets.js"></script>` }));
  await page.waitForFunction(() => window.events?.some(([type]) => type === 'ready'));
  return page;
}

/** Sets the responses to the login calls, in order; the last one repeats. Returns the bodies of the calls. */
export function respondToLogin(site: Site, ...replies: readonly LoginReply[]): readonly unknown[] {
  const sent: unknown[] = [];
  site.makeTrouble((request, response) => {
    if (request.url !== '/api/auth/login') return false;
    void textOf(request).then((text) => {
      const reply = replies[Math.min(sent.push(JSON.parse(text)), replies.length) - 1];
      // Cut in the middle: the browser itself retries on a connection that breaks before the response begins.
      if (reply === undefined || reply === 'lost')
        return response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy());
      return response
        .writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
        .end(reply.body === undefined ? '' : JSON.stringify(reply.body));
    });
    return true;
  });
  return sent;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
