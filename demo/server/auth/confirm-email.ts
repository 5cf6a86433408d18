import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { limitBody } from '../http/body-limit';
import { describeRoute } from '../http/describe-route';
import { HttpError } from '../http/http-error';
import { readForm, readQuery, requiredText, validate, wireText } from '../http/request';
import { type AccountRow, findAccountById } from './access/account';
import { type Deps, originOf } from './access/context';
import { redeemLink, verifyLink } from './access/one-time-link';
import { recordRefusal } from './access/record-refusals';
import { confirmAddress } from './confirm-address';
import {
  confirmEmailPage,
  confirmEmailPolicy,
  emailConfirmedPage,
  linkRefusedPage,
  type TypedPassword,
} from './confirm-email-page';
import { setPassword } from './password/set-password';
import { newPassword } from './sign-in/auth-fields';

const linkQuery = v.object({ token: requiredText });
/** `SHOW` is the value of the button that was pressed to show or hide the password. */
const confirmationForm = v.object({
  TOKEN: requiredText,
  NEW_PASSWORD: v.optional(wireText, ''),
  SHOWN: v.optional(v.picklist(['', 'yes']), ''),
  SHOW: v.optional(v.picklist(['yes', 'no'])),
});

const types = ['text/html'];
const descriptions = {
  page: { summary: 'The page that the welcome mail links to', query: linkQuery, types, errors: [410] },
  confirm: {
    summary: 'Confirms the address of a registration, and sets its password',
    form: confirmationForm,
    types,
    errors: [410],
  },
};

/** The pages on which an applicant confirms the email address and chooses the password. */
export function confirmEmailRoutes(deps: Deps): Hono {
  return new Hono()
    .get('/confirm-email', describeRoute(descriptions.page), (c) =>
      servePage(c, deps, async () => {
        const { token } = readQuery(c, linkQuery);
        return { text: await formPage(deps, token, { text: '', isShown: false }) };
      }),
    )
    .post(
      '/confirm-email',
      describeRoute(descriptions.confirm),
      limitBody(1, 'The request is too large: a body may have 1 MB at most.'),
      (c) =>
        servePage(c, deps, async () => {
          const form = await readForm(c, 'Please use the button of the page that the mail links to.');
          const sent = validate(confirmationForm, Object.fromEntries(form), 'The form');
          const isShown = sent.SHOW === undefined ? sent.SHOWN === 'yes' : sent.SHOW === 'yes';
          const typed = { text: sent.NEW_PASSWORD, isShown };
          if (sent.SHOW !== undefined) return { text: await formPage(deps, sent.TOKEN, typed) };
          const password = v.safeParse(newPassword, sent.NEW_PASSWORD);
          if (!password.success) {
            const problem = `The password ${password.issues[0].message}.`;
            return { text: await formPage(deps, sent.TOKEN, { ...typed, problem }), status: 400 };
          }
          return { text: emailConfirmedPage(await confirmEmail(c, deps, sent.TOKEN, password.output)) };
        }),
    );
}

/** Serves the page that `render` returns, or an error page for the HttpError that it throws. */
async function servePage(
  c: Context,
  deps: Deps,
  render: () => Promise<{ readonly text: string; readonly status?: 400 }>,
): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': confirmEmailPolicy };
  try {
    const { text, status = 200 } = await render();
    return c.html(text, status, headers);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await recordRefusal(c, deps, error);
    return c.html(linkRefusedPage(error.message), error.status, headers);
  }
}

async function formPage(deps: Deps, token: string, password: TypedPassword): Promise<string> {
  const { accountId } = await verifyLink(deps.db, { token, purpose: 'confirmation', now: deps.clock() });
  const { name, email, input_company_name: company, status } = await findAccountById(deps.db, accountId);
  return confirmEmailPage({ name, email, company, status }, { token, password });
}

/** Confirms the address of a link's account and sets its password. */
async function confirmEmail(c: Context, deps: Deps, token: string, password: string): Promise<AccountRow> {
  const link = { token, purpose: 'confirmation', now: deps.clock() } as const;
  // Before the password is hashed, which is expensive.
  await verifyLink(deps.db, link);
  const hash = await deps.passwords.hash(password);
  return deps.mail.transaction(async (trx, queue) => {
    const { email } = await findAccountById(trx, (await verifyLink(trx, link)).accountId);
    const { accountId } = await redeemLink(trx, { ...link, email });
    await setPassword(trx, accountId, hash);
    return confirmAddress(trx, queue, accountId, { origin: originOf(c, deps, accountId), publicUrl: deps.publicUrl });
  });
}
