import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../db/database';
import { limitBody } from '../http/body-limit';
import { describeRoute } from '../http/describe-route';
import { HttpError } from '../http/http-error';
import { readForm, readQuery, requiredText, validate } from '../http/request';
import { approvalRequestMail } from '../mail/templates';
import { type AccountRow, accountById } from './access/account';
import { type Deps, originOf } from './access/context';
import { createApprovalLinks, redeemLink, verifyLink } from './access/one-time-link';
import { rolesAllowedTo } from './access/policy';
import { confirmEmailPage, confirmEmailPolicy, emailConfirmedPage, linkRefusedPage } from './confirm-email-page';

const linkQuery = v.object({ token: requiredText });
const confirmationForm = v.object({ TOKEN: requiredText });

const types = ['text/html'];
const descriptions = {
  page: { summary: 'The page that the welcome mail links to', query: linkQuery, types, errors: [410] },
  confirm: { summary: 'Confirms the address of a registration', form: confirmationForm, types, errors: [410] },
};

/** The pages on which an applicant confirms the email address. */
export function confirmEmailRoutes(deps: Deps): Hono {
  return new Hono()
    .get('/confirm-email', describeRoute(descriptions.page), (c) =>
      servePage(c, async () => {
        const { token } = readQuery(c, linkQuery);
        const { accountId } = await verifyLink(deps.db, { token, purpose: 'confirmation', now: deps.clock() });
        const account = await accountById(deps.db, accountId);
        return confirmEmailPage({ ...registrationOf(account), status: account.status }, token);
      }),
    )
    .post(
      '/confirm-email',
      describeRoute(descriptions.confirm),
      limitBody(1, 'The request is too large: a body may have 1 MB at most.'),
      (c) =>
        servePage(c, async () => {
          const form = await readForm(c, 'Please use the button of the page that the mail links to.');
          const { TOKEN } = validate(confirmationForm, Object.fromEntries(form), 'The form');
          return emailConfirmedPage(await confirmEmail(c, deps, TOKEN));
        }),
    );
}

/** Serves the page that `render` returns, or an error page for the HttpError that it throws. */
async function servePage(c: Context, render: () => Promise<string>): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': confirmEmailPolicy };
  try {
    return c.html(await render(), 200, headers);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return c.html(linkRefusedPage(error.message), error.status, headers);
  }
}

/** Confirms the address of a link's account, and asks the administrators to approve the registration if it is pending. */
async function confirmEmail(c: Context, deps: Deps, token: string): Promise<AccountRow> {
  const now = deps.clock();
  const link = { token, purpose: 'confirmation', now } as const;
  return deps.mail.transaction(async (trx, queue) => {
    const { email } = await accountById(trx, (await verifyLink(trx, link)).accountId);
    const { accountId } = await redeemLink(trx, { ...link, email });
    const account = await accountById(trx, accountId);
    await trx.updateTable('account').set({ email_confirmed_at: now }).where('id', '=', accountId).execute();
    await recordAudit(trx, originOf(c, deps, accountId), [
      { kind: 'user.email-confirmed', record: { id: accountId, name: email } },
    ]);
    if (account.status !== 'Pending') return account;
    const links = await createApprovalLinks(trx, await activeAdministrators(trx), { accountId, now });
    const applicant = { ...registrationOf(account), phone: account.phone_number };
    const [first, ...others] = links.map(({ recipient, token }) =>
      approvalRequestMail(recipient.email, applicant, { publicUrl: deps.publicUrl, token }),
    );
    if (first !== undefined) await queue(first, ...others);
    return account;
  });
}

const registrationOf = ({ name, email, input_company_name: company }: AccountRow) => ({ name, email, company });

function activeAdministrators(trx: Database) {
  return trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('role', 'in', rolesAllowedTo('users.write'))
    .where('status', '=', 'Active')
    .execute();
}
