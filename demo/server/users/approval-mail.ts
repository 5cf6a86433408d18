import type { AccountRow } from '../auth/access/account';
import { createLink } from '../auth/access/one-time-link';
import type { Database } from '../db/database';
import type { Mail } from '../mail/mail';
import { approvedMail, approvedUnconfirmedMail } from '../mail/templates';

type Approved = Pick<AccountRow, 'id' | 'name' | 'email' | 'language' | 'email_confirmed_at'>;

/** The mail to somebody whose registration is approved; with a link that sets the password when the address is not confirmed. */
export async function createApprovalMail(
  trx: Database,
  account: Approved,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Promise<Mail> {
  if (account.email_confirmed_at !== null) return approvedMail(account, publicUrl);
  const token = await createLink(trx, { accountId: account.id, purpose: 'confirmation', now });
  const { email, language } = account;
  return approvedUnconfirmedMail({ email, language }, { publicUrl, token });
}
