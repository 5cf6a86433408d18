import type { Database } from '../db/database';
import type { MailDelivery } from './mail';
import { outboxDelivery } from './outbox';
import { smtpDelivery } from './smtp';

/** Where mails go: to an SMTP server, into a demo's outbox, or nowhere, which is an error each time. */
export type MailRoute =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'outbox' }
  | { readonly kind: 'none' };

/** Opens the way. */
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
