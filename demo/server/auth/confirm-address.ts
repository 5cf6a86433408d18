import { type Origin, recordAudit } from '../audit/record-audit';
import type { Database } from '../db/database';
import type { QueueMails } from '../mail/mailer';
import { approvalRequestMail } from '../mail/templates';
import { type AccountRow, findAccountById } from './access/account';
import { createApprovalLinks, revokeLinks } from './access/one-time-link';
import { rolesAllowedTo } from './access/policy';

/**
 * Confirms the address of an account whose owner has proved to read its mails, and asks the administrators to approve a pending
 * registration. An address that was confirmed before stays so. Returns the account as it was.
 */
export async function confirmAddress(
  trx: Database,
  queue: QueueMails,
  accountId: number,
  { origin, publicUrl }: { readonly origin: Origin; readonly publicUrl: string },
): Promise<AccountRow> {
  const account = await findAccountById(trx, accountId);
  if (account.email_confirmed_at !== null) return account;
  const now = origin.at;
  await trx.updateTable('account').set({ email_confirmed_at: now }).where('id', '=', accountId).execute();
  await revokeLinks(trx, { accountId, purpose: 'confirmation', now });
  await recordAudit(trx, origin, [{ kind: 'user.email-confirmed', record: { id: accountId, name: account.email } }]);
  if (account.status !== 'Pending') return account;
  const links = await createApprovalLinks(trx, await findActiveAdministrators(trx), { accountId, now });
  const { name, email, phone_number: phone, input_company_name: company } = account;
  const [first, ...others] = links.map(({ recipient, token }) =>
    approvalRequestMail(recipient, { name, email, phone, company }, { publicUrl, token }),
  );
  if (first !== undefined) await queue(first, ...others);
  return account;
}

function findActiveAdministrators(trx: Database) {
  return trx
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where('role', 'in', rolesAllowedTo('users.write'))
    .where('status', '=', 'Active')
    .execute();
}
