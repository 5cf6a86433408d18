import type { Database } from '../db/database';
import type { Background } from '../http/background';
import type { Mail, MailDelivery } from './mail';
import { outboxDelivery } from './outbox';
import { smtpDelivery } from './smtp';

/** Where mails go: to an SMTP server, into a demo's outbox, or nowhere, which reports each mail as an error. */
export type MailRoute =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'outbox' }
  | { readonly kind: 'none' };

/** The one way to send a mail. */
export interface Mailer {
  /** Sends the mail in the background and reports a failure. Call it after the transaction was committed. */
  send(mail: Mail): void;
}

/** Opens the transport of a route. */
export function openDelivery(
  route: MailRoute,
  { db, clock, publicUrl }: { readonly db: Database; readonly clock: () => Date; readonly publicUrl: string },
): MailDelivery {
  switch (route.kind) {
    case 'smtp':
      return smtpDelivery(route.url, publicUrl);
    case 'outbox':
      return outboxDelivery(db, clock);
    case 'none':
      return {
        deliver: () => Promise.reject(new Error('there is no SMTP_URL, the address of a mail server')),
        close() {},
      };
  }
}

/** Creates a mailer that delivers in the background. */
export function createMailer(background: Background, delivery: MailDelivery): Mailer {
  return {
    send(mail) {
      background.run(async () => {
        try {
          await delivery.deliver(mail);
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error);
          throw new Error(`The mail “${mail.subject}” to ${mail.to} was not sent: ${why}`);
        }
      });
    },
  };
}
