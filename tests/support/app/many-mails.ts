import type { MailLimits } from '../../../demo/server/auth/mail-limits';

/** More mails than tests ask for: those of the limits pass others. */
export const manyMails: MailLimits = { perRecipient: 1000, perAddress: 1000 };
