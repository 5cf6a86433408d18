import { createTransport } from 'nodemailer';
import { isLoopback } from '../http/public-url';
import type { Mail } from './mail';

export interface MailDelivery {
  /** Rejects when the mail could not be handed over. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 20_000;

/**
 * Delivers through an SMTP server; one on another machine must offer STARTTLS unless the address says `requireTLS=false`, as mails
 * carry links that sign in. The sender is `from` in the address, else its user, else `pricebook@` and the host of `publicUrl`.
 */
export function smtpDelivery(url: string, publicUrl: string): MailDelivery {
  const server = new URL(url);
  const from = { name: 'Pricebook', address: senderOf(server, publicUrl) };
  server.searchParams.delete('from');
  if (!isLoopback(server.hostname) && !server.searchParams.has('requireTLS')) {
    server.searchParams.set('requireTLS', 'true');
  }
  const transport = createTransport({
    url: server.href,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async deliver({ to, subject, text, html }) {
      // As an object: nodemailer would parse a string as a list of addresses.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
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
