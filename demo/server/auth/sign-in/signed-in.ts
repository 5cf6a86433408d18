import type { Context } from 'hono';
import { recordAudit } from '../../audit/record-audit';
import { publicUrlFor } from '../../http/public-url';
import { respond } from '../../http/respond';
import { acceptedLanguage } from '../../mail/mail-texts';
import type { AccountRow } from '../access/account';
import { type Deps, originOf } from '../access/context';
import { userInfo } from './user-info';

/** Records a sign-in and its language, and responds with the session. */
export async function respondSignedIn(c: Context, deps: Deps, account: AccountRow, now: Date): Promise<Response> {
  const language = acceptedLanguage(c.req.header('accept-language')) ?? account.language;
  await deps.db.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ last_login: now, language }).where('id', '=', account.id).execute();
    await recordAudit(trx, originOf(c, deps, account.id), [{ kind: 'sign-in.done' }]);
  });
  const accessToken = await deps.tokens.issue(account.id, account.token_version);
  const user = userInfo(account, publicUrlFor(c, deps));
  return respond(c, 'Signed in.', { accessToken, userInfo: user, TWO_STEP_VERIFICATION: false });
}
