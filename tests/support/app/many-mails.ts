import type { MailLimits } from '../../../demo/server/auth/access/mail-limits';

/** Limits that no test reaches. Tests of the limits pass their own. */
export const manyMails: MailLimits = { perRecipient: 1000, perClient: 1000 };
