import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { codedMessage } from '../../../src/wire/error-texts';
import { userFields } from '../../../src/wire/user';
import { type Origin, recordAudit } from '../audit/record-audit';
import type { Database } from '../db/database';
import { limitBody } from '../http/body-limit';
import { describeRoute } from '../http/describe-route';
import { nameSchema } from '../http/field-schema';
import { HttpError } from '../http/http-error';
import { readForm, readQuery, requiredText, validate, wireText } from '../http/request';
import { type AccountRow, accountSearchText, findAccountById } from './access/account';
import { type Deps, originOf } from './access/context';
import { redeemLink, requireValidLink } from './access/one-time-link';
import { recordRefusal } from './access/record-refusals';
import { confirmAddress } from './confirm-address';
import {
  confirmEmailPage,
  confirmEmailPolicy,
  emailConfirmedPage,
  linkRefusedPage,
  type TypedConfirmation,
} from './confirm-email-page';
import { errorText, fieldProblem, type PageLanguage, pageLanguage } from './page-language';
import { setPassword } from './password/set-password';
import { newPasswordSchema } from './sign-in/auth-fields';

const linkQuery = v.object({ token: requiredText });
/** `SHOW` is the value of the button that was pressed to show or hide the password. */
const confirmationFormSchema = v.object({
  TOKEN: requiredText,
  /** The name, corrected by the owner of the address. */
  NAME: v.optional(wireText),
  NEW_PASSWORD: v.optional(wireText, ''),
  SHOWN: v.optional(v.picklist(['', 'yes']), ''),
  SHOW: v.optional(v.picklist(['yes', 'no'])),
});

const types = ['text/html'];
const descriptions = {
  page: { summary: 'The page that the welcome mail links to', query: linkQuery, types, errors: [410] },
  confirm: {
    summary: 'Confirms the address of a registration, and sets its password',
    form: confirmationFormSchema,
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
        return { text: await formPage(c, deps, { token }) };
      }),
    )
    .post(
      '/confirm-email',
      describeRoute(descriptions.confirm),
      limitBody(1, { text: codedMessage('body-too-large', { megabytes: 1 }) }),
      (c) => servePage(c, deps, () => submitForm(c, deps)),
    );
}

interface RenderedPage {
  readonly text: string;
  readonly status?: 400;
}

/** The page after the form was submitted: the form again with its problems, or with the password shown or hidden. */
async function submitForm(c: Context, deps: Deps): Promise<RenderedPage> {
  const form = await readForm(c, codedMessage('confirmation-form-needed'));
  const { TOKEN, NAME, NEW_PASSWORD, SHOWN, SHOW } = validate(
    confirmationFormSchema,
    Object.fromEntries(form),
    'The form',
  );
  const typed: TypedConfirmation = {
    ...(NAME !== undefined && { name: { text: NAME } }),
    password: { text: NEW_PASSWORD, isShown: (SHOW ?? SHOWN) === 'yes' },
  };
  if (SHOW !== undefined) return { text: await formPage(c, deps, { token: TOKEN, typed }) };
  const language = languageOf(c);
  const name = v.safeParse(v.optional(nameSchema(userFields.NAME)), NAME);
  const password = v.safeParse(newPasswordSchema, NEW_PASSWORD);
  if (name.success && password.success) {
    const chosen = { name: name.output, password: password.output };
    return { text: emailConfirmedPage(language, await confirmEmail(c, deps, TOKEN, chosen)) };
  }
  const problems = {
    ...typed,
    ...(!name.success && {
      name: { text: NAME ?? '', problem: fieldProblem(language, 'The name', name.issues[0].message) },
    }),
    ...(!password.success && {
      password: { ...typed.password, problem: fieldProblem(language, 'The password', password.issues[0].message) },
    }),
  };
  return { text: await formPage(c, deps, { token: TOKEN, typed: problems }), status: 400 };
}

/** Serves the page that `render` returns, or an error page for the HttpError that it throws. */
async function servePage(c: Context, deps: Deps, render: () => Promise<RenderedPage>): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': confirmEmailPolicy };
  try {
    const { text, status = 200 } = await render();
    return c.html(text, status, headers);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await recordRefusal(c, deps, error);
    const language = languageOf(c);
    return c.html(linkRefusedPage(language, errorText(language, error.text)), error.status, headers);
  }
}

const languageOf = (c: Context): PageLanguage => pageLanguage(c.req.header('accept-language'));

interface LinkAndTyped {
  readonly token: string;
  readonly typed?: TypedConfirmation;
}

async function formPage(
  c: Context,
  deps: Deps,
  { token, typed = { password: { text: '', isShown: false } } }: LinkAndTyped,
): Promise<string> {
  const { accountId } = await requireValidLink(deps.db, { token, purpose: 'confirmation', now: deps.clock() });
  const { name, email, input_company_name: company, status } = await findAccountById(deps.db, accountId);
  return confirmEmailPage(languageOf(c), { name, email, company, status }, { token, typed });
}

interface Chosen {
  /** @default the name of the registration */
  readonly name: string | undefined;
  readonly password: string;
}

/** Confirms the address of a link's account and sets its name and password, which somebody else may have typed before. */
async function confirmEmail(c: Context, deps: Deps, token: string, { name, password }: Chosen): Promise<AccountRow> {
  const link = { token, purpose: 'confirmation', now: deps.clock() } as const;
  // The link is checked before the password is hashed, because hashing is expensive.
  await requireValidLink(deps.db, link);
  const hash = await deps.passwords.hash(password);
  return deps.mail.transaction(async (trx, queue) => {
    const { accountId } = await redeemLink(trx, link);
    await setPassword(trx, accountId, hash);
    const origin = originOf(c, deps, accountId);
    const account = await findAccountById(trx, accountId);
    if (name !== undefined && name !== account.name) await rename(trx, account, name, origin);
    return confirmAddress(trx, queue, accountId, { origin, publicUrl: deps.publicUrl });
  });
}

async function rename(trx: Database, account: AccountRow, name: string, origin: Origin): Promise<void> {
  const search_text = accountSearchText({ ...account, name });
  const version = account.version + 1;
  await trx.updateTable('account').set({ name, search_text, version }).where('id', '=', account.id).execute();
  const record = { id: account.id, name: account.email };
  await recordAudit(trx, origin, [{ kind: 'user.changed', record, changes: { NAME: [account.name, name] } }]);
}
