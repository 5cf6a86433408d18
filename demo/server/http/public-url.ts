import { isIPv4 } from 'node:net';
import type { Context } from 'hono';

/** Whether the host name or address can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'));
}

/**
 * The public URL, or the one of this machine that the client uses: `localhost` and `127.0.0.1` are two origins, and the host page
 * loads pictures of its own origin only. Any other Host header is ignored.
 */
export function publicUrlFor(c: Context, { publicUrl }: { readonly publicUrl: string }): string {
  const requested = new URL(c.req.url);
  const configured = new URL(publicUrl);
  const isSameServer =
    requested.protocol === configured.protocol &&
    requested.port === configured.port &&
    isLoopback(requested.hostname) &&
    isLoopback(configured.hostname);
  return isSameServer ? requested.origin : publicUrl;
}
