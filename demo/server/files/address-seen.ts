import type { Context } from 'hono';
import { isLoopback } from '../settings';

/**
 * The server's public address as this client has it. `localhost` and `127.0.0.1` are one machine but two origins, and a
 * page shows pictures of its own origin alone: between such names the client's is taken. Any other Host means nothing.
 */
export function addressSeen(c: Context, publicUrl: string): string {
  const asked = new URL(c.req.url);
  const known = new URL(publicUrl);
  const same = asked.protocol === known.protocol && asked.port === known.port;
  return same && isSelf(asked) && isSelf(known) ? asked.origin : publicUrl;
}

const isSelf = ({ hostname }: URL): boolean => isLoopback(hostname.replace(/^\[|\]$/g, ''));
