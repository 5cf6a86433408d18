import { createTransport } from 'nodemailer';
import type { MailDelivery } from './mail';

/** How long an SMTP server may keep silent, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Delivers through an SMTP server.
 *
 * @param url for example `smtps://user:password@smtp.example.com?from=prices@example.com`; the sender is `from`, else
 * the user where that is an address, else `pricebook@` and the host of `publicUrl`
 */
export function smtpDelivery(url: string, publicUrl: string): MailDelivery {
  const server = new URL(url);
  const from = { name: 'Pricebook', address: senderOf(server, publicUrl) };
  server.searchParams.delete('from');
  const transport = createTransport({
    url: server.href,
    pool: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async deliver({ to, ...mail }) {
      // As an object, so that nothing in the address is read as a list of them.
      await transport.sendMail({ from, to: { name: '', address: to }, ...mail });
    },
    close: () => transport.close(),
  };
}

function senderOf({ searchParams, username }: URL, publicUrl: string): string {
  const from = searchParams.get('from');
  if (from) return from;
  const user = decodeURIComponent(username);
  return user.includes('@') ? user : `pricebook@${new URL(publicUrl).hostname}`;
}
