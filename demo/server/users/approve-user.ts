import type { InferOutput } from 'valibot';
import { codedMessage } from '../../../src/wire/error-texts';
import { type Origin, recordAudit } from '../audit/record-audit';
import { accountSearchText, findAccountById } from '../auth/access/account';
import type { Deps } from '../auth/access/context';
import { redeemLink } from '../auth/access/one-time-link';
import { HttpError } from '../http/http-error';
import { createApprovalMail } from './approval-mail';
import type { approvalBody } from './user-body';
import { findUser, type UserRecord } from './user-record';
import { userAuditEntry, withUserErrors } from './user-rules';

/**
 * Approves a registration by a mailed link, which stays valid after an error, and mails the user. Throws HttpError 400, 403 for a
 * role that a link cannot grant, 410 for a link that was used or has expired.
 */
export async function approveUser(
  { mail, publicUrl }: Deps,
  { address, at: now }: Origin,
  { EMAIL, TOKEN, COMPANY_ID, ROLE }: InferOutput<typeof approvalBody>,
): Promise<UserRecord> {
  if (ROLE === 'SuperAdmin') {
    throw new HttpError(403, codedMessage('link-for-super-admin'), { refusal: 'a link for a Super Admin' });
  }
  const approved = mail.transaction(async (trx, queue) => {
    const link = { email: EMAIL, token: TOKEN, purpose: 'approval', now } as const;
    const { accountId: id, recipient } = await redeemLink(trx, link);
    const before = await findUser(trx, id);
    const account = await findAccountById(trx, id);
    if (account.status !== 'Pending')
      throw new HttpError(410, codedMessage('not-waiting-for-approval', { name: account.name }));
    await trx
      .updateTable('account')
      .set({
        role: ROLE,
        company_id: COMPANY_ID,
        status: 'Active',
        search_text: accountSearchText({ ...account, role: ROLE }),
        version: account.version + 1,
        approved_by: recipient?.id ?? null,
        approved_by_email: recipient?.email ?? null,
        approved_at: now,
      })
      .where('id', '=', id)
      .execute();
    const user = await findUser(trx, id);
    const origin = { accountId: recipient?.id ?? null, address, at: now };
    await recordAudit(trx, origin, [userAuditEntry('user.approved', before, user)]);
    await queue(await createApprovalMail(trx, account, { publicUrl, now }));
    return user;
  });
  return withUserErrors(approved, EMAIL);
}
