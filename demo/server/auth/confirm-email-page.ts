import { userFields } from '../../../src/wire/user';
import type { AccountStatus } from '../db/schema';
import { escapeHtml, htmlPage, pagePolicy } from '../http/html-page';
import type { Applicant } from '../mail/templates';
import type { PageLanguage } from './page-language';
import type { PageTexts } from './page-texts/en';

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

/**
 * The page that confirms the address, and sets the name and the password. Opening the link is not enough, as some mail programs open links. The
 * page has no script: the button that shows the password loads the page again.
 */
export function confirmEmailPage(
  language: PageLanguage,
  account: AccountToConfirm,
  { token, typed }: { readonly token: string; readonly typed: TypedConfirmation },
): string {
  const { email, company, status } = account;
  const { name = { text: account.name }, password } = typed;
  const { confirm: texts, next } = language.texts;
  const hasProblem = name.problem !== undefined || password.problem !== undefined;
  const question = [texts.question, ...(status === 'Pending' ? [texts.review] : []), texts.notYou];
  return renderPage(language, { title: hasProblem ? texts.error(texts.title) : texts.title, heading: texts.title }, [
    `<p>${texts.applied(escapeHtml(company), `<b>${escapeHtml(email)}</b>`)}</p>`,
    `<p>${question.join(' ')}</p>`,
    ...(status === 'Inactive' ? [`<p>${next.Inactive}</p>`] : []),
    `<form method="post" action="/confirm-email" enctype="multipart/form-data">
<input type="hidden" name="TOKEN" value="${escapeHtml(token)}">
<input type="hidden" name="SHOWN" value="${password.isShown ? 'yes' : ''}">
<label for="email">${texts.email}</label>
<input id="email" type="email" dir="ltr" autocomplete="username" readonly value="${escapeHtml(email)}">
${nameField(texts, name)}
${passwordField(texts, password)}
<div class="buttons">
<button>${texts.submit}</button>
<button class="plain" name="SHOW" value="${password.isShown ? 'no' : 'yes'}" formnovalidate>${password.isShown ? texts.hide : texts.show}</button>
</div>
</form>`,
  ]);
}

type FormTexts = PageTexts['confirm'];

function nameField(texts: FormTexts, { text, problem }: TypedField): string {
  const invalid = problem === undefined ? '' : ' aria-describedby="name-problem" aria-invalid="true" autofocus';
  return `<label for="name">${texts.name}</label>
<input id="name" name="NAME" dir="auto" autocomplete="name" required maxlength="${userFields.NAME.maxLength}"${invalid} value="${escapeHtml(text)}">
${problem === undefined ? '' : `<p class="problem" id="name-problem" role="alert">${escapeHtml(problem)}</p>`}`;
}

function passwordField(texts: FormTexts, { text, isShown, problem }: TypedConfirmation['password']): string {
  const described = problem === undefined ? 'hint' : 'problem hint';
  return `<label for="password">${texts.password}</label>
<input id="password" name="NEW_PASSWORD" type="${isShown ? 'text' : 'password'}" dir="ltr" autocomplete="new-password" autocapitalize="none" spellcheck="false" required minlength="8" maxlength="128" aria-describedby="${described}"${problem === undefined ? '' : ' aria-invalid="true" autofocus'} value="${escapeHtml(text)}">
${problem === undefined ? '' : `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>`}
<p class="hint" id="hint">${texts.passwordHint}</p>`;
}

export function emailConfirmedPage(
  language: PageLanguage,
  { email, status }: Pick<AccountToConfirm, 'email' | 'status'>,
): string {
  const { confirmed, next } = language.texts;
  return renderPage(language, { title: confirmed.title, heading: confirmed.title }, [
    `<p>${confirmed.thanks(`<b>${escapeHtml(email)}</b>`)}</p>`,
    `<p>${next[status]}</p>`,
    signInLink(language),
  ]);
}

export function linkRefusedPage(language: PageLanguage, reason: string): string {
  const { title, help } = language.texts.refused;
  return renderPage(language, { title, heading: title }, [
    `<p>${escapeHtml(reason)}</p>`,
    `<p>${help}</p>`,
    signInLink(language),
  ]);
}

const signInLink = ({ texts }: PageLanguage): string => `<p><a href="/">${texts.toSignIn}</a></p>`;

const renderPage = (
  { attributes }: PageLanguage,
  { title, heading }: Readonly<Record<'title' | 'heading', string>>,
  content: readonly string[],
): string =>
  htmlPage(
    `${title} · Pricebook`,
    style,
    `<main>
<p class="brand"><b>Price</b>Book</p>
<h1>${heading}</h1>
${content.join('\n')}
</main>`,
    attributes,
  );
