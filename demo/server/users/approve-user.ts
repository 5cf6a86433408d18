import type { InferOutput } from 'valibot';
import { takeLink } from '../auth/one-time-link';
import type { Deps } from '../context';
import { approvedLetter } from '../mail/letters/approved';
import { Refusal } from '../refusal';
import { accountSearchText } from './account-search-text';
import type { approvalBody } from './user-body';
import { type UserRecord, userById } from './user-record';
import { writeRefusal } from './user-refusals';

/**
 * Approves somebody who registered, by the link that the administrators were mailed, and tells the person by mail. A call
 * that is refused does not use the link up.
 *
 * @throws Refusal 403 for a role that a link cannot grant, 400 for a forged link or no such company, 410 for a link that was
 * used, has expired, or is about somebody who was decided on already
 */
export async function approveUser(
  { db, clock, mail, publicUrl }: Deps,
  { EMAIL, TOKEN, COMPANY_ID, ROLE }: InferOutput<typeof approvalBody>,
): Promise<UserRecord> {
  if (ROLE === 'SuperAdmin') throw new Refusal(403, 'A link cannot make a Super Admin. Choose another role.');
  const approved = db.transaction().execute(async (trx) => {
    const id = await takeLink(trx, { email: EMAIL, token: TOKEN, purpose: 'approval', now: clock() });
    const account = await trx.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (account.status !== 'Pending') throw new Refusal(410, `${account.name} does not wait for approval any more.`);
    await trx
      .updateTable('account')
      .set({
        role: ROLE,
        company_id: COMPANY_ID,
        status: 'Active',
        search_text: accountSearchText({ ...account, role: ROLE }),
        version: account.version + 1,
      })
      .where('id', '=', id)
      .execute();
    return userById(trx, id);
  });
  const user = await approved.catch((error: unknown) => {
    throw writeRefusal(error, EMAIL);
  });
  mail.send(approvedLetter({ email: user.EMAIL, name: user.NAME }, publicUrl));
  return user;
}
