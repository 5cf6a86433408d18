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
  'button:focus-visible{outline:.1875rem solid;outline-offset:.1875rem}',
].join('\n');

export const confirmEmailPolicy = pagePolicy([style], "'self'");

interface AccountToConfirm extends Omit<Applicant, 'phone'> {
  readonly status: AccountStatus;
}

/** What the owner can expect. Only the owner of the address has the link, so it may disclose the status. */
const nextSteps: Readonly<Record<AccountStatus, string>> = {
  Pending:
    'An administrator now looks at your application, usually within a working day. We write to you once it is approved.',
  Active: 'Your account is approved already: sign in with this address and the password that you chose.',
  Inactive: 'Your account is inactive. Please ask your administrator.',
};

/** The page with the button that confirms the address. Opening the link is not enough, as some mail programs open links. */
export function confirmEmailPage({ name, email, company, status }: AccountToConfirm, token: string): string {
  const then =
    status === 'Pending' ? 'Then confirm it, and an administrator looks at your application.' : 'Then confirm it.';
  return page('Confirm your email address', [
    `<p>${escapeHtml(name)} of “${escapeHtml(company)}” has applied for an account with the address <b>${escapeHtml(email)}</b>.</p>`,
    `<p>Is that you, and is this your address? ${then} If it is not, close this page: nothing happens.</p>`,
    ...(status === 'Inactive' ? [`<p>${nextSteps.Inactive}</p>`] : []),
    `<form method="post" action="/confirm-email" enctype="multipart/form-data">
<input type="hidden" name="TOKEN" value="${escapeHtml(token)}">
<button>Confirm this address</button>
</form>`,
  ]);
}

export function emailConfirmedPage({ email, status }: Pick<AccountToConfirm, 'email' | 'status'>): string {
  return page('Your email address is confirmed', [
    `<p>Thank you. <b>${escapeHtml(email)}</b> is confirmed.</p>`,
    `<p>${nextSteps[status]}</p>`,
    SIGN_IN_LINK,
  ]);
}

export function linkRefusedPage(reason: string): string {
  return page('This link does not work', [
    `<p>${escapeHtml(reason)}</p>`,
    '<p>If you have confirmed your address already, you need no other link: we write to you once your account is approved. Otherwise register again with the same address, and you get a mail with another link.</p>',
    SIGN_IN_LINK,
  ]);
}

const SIGN_IN_LINK = '<p><a href="/">Go to the sign-in page</a></p>';

const page = (title: string, content: readonly string[]): string =>
  htmlPage(
    `${title} · Pricebook`,
    style,
    `<main>
<p class="brand"><b>Price</b>Book</p>
<h1>${title}</h1>
${content.join('\n')}
</main>`,
  );
