import type { Background } from '../background';
import type { MailDelivery, Mailer } from './mail';

/** A mailer that delivers in the background. */
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
