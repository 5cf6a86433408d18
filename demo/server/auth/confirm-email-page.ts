import { userFields } from '../../../src/wire/user';
import type { AccountStatus } from '../db/schema';
import { escapeHtml, htmlPage, pagePolicy } from '../http/html-page';
import type { Applicant } from '../mail/templates';

const style = [
  ':root{color-scheme:light dark}',
  'body{max-width:34rem;margin:4rem auto;padding:0 1.25rem;font:1rem/1.55 system-ui,"Segoe UI",Arial,sans-serif;overflow-wrap:anywhere}',
  '.brand{margin:0 0 2rem;font-size:1.25rem;color:light-dark(#565b64,#a9aeb6)}',
  '.brand b{color:light-dark(#1a1e25,#eceef1)}',
  'h1{font-size:1.5rem;line-height:1.3}',
  'a{color:light-dark(#2e5ac3,#8fb1ff)}',
  'button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.5rem;background:#2e5ac3;color:#fff;font:inherit;font-weight:600;cursor:pointer}',
  'label{display:block;margin:1rem 0 .25rem;font-weight:600}',
  'input{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid light-dark(#757b85,#8b919b);border-radius:.5rem;background:light-dark(#fff,#1a1e25);color:inherit;font:inherit}',
  'input[readonly]{border-style:dashed}',
  'input[aria-invalid]{border-color:light-dark(#b3261e,#ff8a80)}',
  '.problem{color:light-dark(#b3261e,#ff8a80)}',
  '.hint{margin:.25rem 0 1rem;color:light-dark(#565b64,#a9aeb6)}',
  '.buttons{display:flex;flex-wrap:wrap;gap:.75rem}',
  'button.plain{background:none;color:light-dark(#2e5ac3,#8fb1ff);box-shadow:inset 0 0 0 1px}',
  'input:focus-visible{outline:.1875rem solid light-dark(#2e5ac3,#8fb1ff);outline-offset:.0625rem}',
  'button:focus-visible{outline:.1875rem solid;outline-offset:.1875rem}',
].join('\n');

export const confirmEmailPolicy = pagePolicy([style], "'self'");

interface AccountToConfirm extends Omit<Applicant, 'phone'> {
  readonly status: AccountStatus;
}

/** What was typed into the form, with the reason why a field is refused. */
export interface TypedConfirmation {
  /** @default the name of the registration */
  readonly name?: TypedField;
  readonly password: TypedField & { readonly isShown: boolean };
}

interface TypedField {
  readonly text: string;
  readonly problem?: string | undefined;
}

/** What the owner can expect. Only the owner of the address has the link, so it may disclose the status. */
const nextSteps: Readonly<Record<AccountStatus, string>> = {
  Pending:
    'An administrator now looks at your application, usually within a working day. We write to you once it is approved.',
  Active: 'Your account is approved already: sign in with this address and the password that you chose.',
  Inactive: 'Your account is inactive. Please ask your administrator.',
};

/**
 * The page that confirms the address, and sets the name and the password. Opening the link is not enough, as some mail programs open links. The
 * page has no script: the button that shows the password loads the page again.
 */
export function confirmEmailPage(
  account: AccountToConfirm,
  { token, typed }: { readonly token: string; readonly typed: TypedConfirmation },
): string {
  const { email, company, status } = account;
  const { name = { text: account.name }, password } = typed;
  const reviewHint = status === 'Pending' ? ' An administrator then looks at your application.' : '';
  const title = 'Confirm your email address';
  const hasProblem = name.problem !== undefined || password.problem !== undefined;
  return page(hasProblem ? `Error: ${title}` : title, title, [
    `<p>Somebody of “${escapeHtml(company)}” has applied for an account with the address <b>${escapeHtml(email)}</b>.</p>`,
    `<p>Is that you, and is this your address? Correct your name if somebody else typed it, and choose the password of your account: any other one, typed when somebody registered, does not count.${reviewHint} If it is not you, close this page: nothing happens.</p>`,
    ...(status === 'Inactive' ? [`<p>${nextSteps.Inactive}</p>`] : []),
    `<form method="post" action="/confirm-email" enctype="multipart/form-data">
<input type="hidden" name="TOKEN" value="${escapeHtml(token)}">
<input type="hidden" name="SHOWN" value="${password.isShown ? 'yes' : ''}">
<label for="email">Email</label>
<input id="email" type="email" autocomplete="username" readonly value="${escapeHtml(email)}">
${nameField(name)}
${passwordField(password)}
<div class="buttons">
<button>Confirm this address</button>
<button class="plain" name="SHOW" value="${password.isShown ? 'no' : 'yes'}" formnovalidate>${password.isShown ? 'Hide password' : 'Show password'}</button>
</div>
</form>`,
  ]);
}

function nameField({ text, problem }: TypedField): string {
  const invalid = problem === undefined ? '' : ' aria-describedby="name-problem" aria-invalid="true" autofocus';
  return `<label for="name">Name</label>
<input id="name" name="NAME" autocomplete="name" required maxlength="${userFields.NAME.maxLength}"${invalid} value="${escapeHtml(text)}">
${problem === undefined ? '' : `<p class="problem" id="name-problem" role="alert">${escapeHtml(problem)}</p>`}`;
}

function passwordField({ text, isShown, problem }: TypedConfirmation['password']): string {
  const described = problem === undefined ? 'hint' : 'problem hint';
  return `<label for="password">New Password</label>
<input id="password" name="NEW_PASSWORD" type="${isShown ? 'text' : 'password'}" autocomplete="new-password" autocapitalize="none" spellcheck="false" required minlength="8" maxlength="128" aria-describedby="${described}"${problem === undefined ? '' : ' aria-invalid="true" autofocus'} value="${escapeHtml(text)}">
${problem === undefined ? '' : `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>`}
<p class="hint" id="hint">At least 8 characters.</p>`;
}

export function emailConfirmedPage({ email, status }: Pick<AccountToConfirm, 'email' | 'status'>): string {
  return page('Your email address is confirmed', 'Your email address is confirmed', [
    `<p>Thank you. <b>${escapeHtml(email)}</b> is confirmed, and the password that you chose is set.</p>`,
    `<p>${nextSteps[status]}</p>`,
    SIGN_IN_LINK,
  ]);
}

export function linkRefusedPage(reason: string): string {
  return page('This link does not work', 'This link does not work', [
    `<p>${escapeHtml(reason)}</p>`,
    '<p>If you have confirmed your address already, you need no other link: we write to you once your account is approved. Otherwise register again with the same address, and you get a mail with another link. “Forgot Password?” on the sign-in page confirms the address too.</p>',
    SIGN_IN_LINK,
  ]);
}

const SIGN_IN_LINK = '<p><a href="/">Go to the sign-in page</a></p>';

const page = (title: string, heading: string, content: readonly string[]): string =>
  htmlPage(
    `${title} · Pricebook`,
    style,
    `<main>
<p class="brand"><b>Price</b>Book</p>
<h1>${heading}</h1>
${content.join('\n')}
</main>`,
  );
