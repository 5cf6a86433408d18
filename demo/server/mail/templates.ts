import { type Mail, type Recipient, renderMail } from './mail';
import { type MailTexts, mailTexts } from './mail-texts';

const MINUTE_MS = 60 * 1000;

interface LinkWithToken {
  readonly publicUrl: string;
  readonly token: string;
}

/** The page on which an applicant confirms the address. */
const confirmationAction = ({ confirmAddress: label }: MailTexts, { publicUrl, token }: LinkWithToken) => ({
  label,
  href: `${publicUrl}/confirm-email?${new URLSearchParams({ token })}`,
});

/** Sent after a registration, with the link that confirms the address. */
export function welcomeMail(to: Recipient, link: LinkWithToken): Mail {
  const texts = mailTexts(to.language);
  return renderMail({ to, ...texts.welcome, action: confirmationAction(texts, link), reason: texts.registered });
}

/** Sent when an address that nobody has confirmed yet is registered a second time. */
export function registeredAgainMail(to: Recipient, link: LinkWithToken): Mail {
  const texts = mailTexts(to.language);
  return renderMail({
    to,
    ...texts.registeredAgain,
    action: confirmationAction(texts, link),
    reason: texts.registered,
  });
}

/** Sent to the owner of an account when its address is registered a second time. */
export function alreadyRegisteredMail(to: Recipient, publicUrl: string): Mail {
  const { alreadyRegistered, toSignInPage: label, registered: reason } = mailTexts(to.language);
  return renderMail({ to, ...alreadyRegistered, action: { label, href: `${publicUrl}/` }, reason });
}

export interface Applicant {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly company: string;
}

export function approvalRequestMail(
  administrator: Omit<Recipient, 'name'>,
  applicant: Applicant,
  { publicUrl, token }: LinkWithToken,
): Mail {
  const { email, name, phone, company } = applicant;
  const { approvalRequest: texts } = mailTexts(administrator.language);
  return renderMail({
    to: { email: administrator.email, language: administrator.language },
    subject: texts.subject(name),
    paragraphs: [texts.applicant(name, company), texts.email(email), texts.phone(phone), texts.request],
    action: {
      label: texts.action,
      href: `${publicUrl}/admin-approval?${new URLSearchParams({ email, name, company, token })}`,
    },
    after: texts.after,
    reason: texts.reason,
  });
}

export function approvedMail(to: Recipient, publicUrl: string): Mail {
  const { approved, signIn } = mailTexts(to.language);
  return renderMail({ to, ...approved, action: { label: signIn, href: `${publicUrl}/` } });
}

/** Sent when a registration is approved whose address nobody has confirmed: the account has no password yet. */
export function approvedUnconfirmedMail(to: Recipient, link: LinkWithToken): Mail {
  const texts = mailTexts(to.language);
  return renderMail({ to, ...texts.approvedUnconfirmed, action: confirmationAction(texts, link) });
}

/** Sent with a temporary password when an administrator creates an account. */
export function invitationMail(
  to: Recipient,
  { publicUrl, password }: { readonly publicUrl: string; readonly password: string },
): Mail {
  const { invitation, signIn } = mailTexts(to.language);
  const { password: passwordText, ...texts } = invitation;
  return renderMail({
    ...{ to, ...texts, highlight: passwordText(password) },
    action: { label: signIn, href: `${publicUrl}/` },
  });
}

export function oneTimeCodeMail(to: Recipient, code: string): Mail {
  return renderMail({ to, ...mailTexts(to.language).code, highlight: code, lifetimeMs: 10 * MINUTE_MS });
}

/** The page on which the holder of a reset token sets a password. */
export function setPasswordUrl(publicUrl: string, email: string, token: string): string {
  return `${publicUrl}/forgot-password?${new URLSearchParams({ email, token })}`;
}

export function passwordResetMail(to: Recipient, { publicUrl, token }: LinkWithToken): Mail {
  const { action: label, ...texts } = mailTexts(to.language).passwordReset;
  return renderMail({
    ...{ to, ...texts },
    action: { label, href: setPasswordUrl(publicUrl, to.email, token) },
    lifetimeMs: 60 * MINUTE_MS,
  });
}

export function passwordChangedMail(to: Recipient, publicUrl: string): Mail {
  const { subject, changed, warning } = mailTexts(to.language).passwordChanged;
  return noticeMail(to, { subject, paragraphs: [changed, warning(`${publicUrl}/`)] });
}

/** Sent when an authenticator was set up for an account, or replaced. */
export function authenticatorChangedMail(to: Recipient, deviceName: string): Mail {
  const { subject, changed, warning } = mailTexts(to.language).authenticatorChanged;
  return noticeMail(to, { subject, paragraphs: [changed(deviceName), warning] });
}

/** Sent when an administrator removed the authenticator of an account. */
export const authenticatorRemovedMail = (to: Recipient): Mail =>
  noticeMail(to, mailTexts(to.language).authenticatorRemoved);

/** Sent when a code of the authenticator was sent a second time, with the right password. */
export const codeReusedMail = (to: Recipient): Mail => noticeMail(to, mailTexts(to.language).codeReused);

/** Sent to the previous address of an account. */
export const emailChangedMail = (to: Recipient): Mail => noticeMail(to, mailTexts(to.language).emailChanged);

const noticeMail = (to: Recipient, texts: { readonly subject: string; readonly paragraphs: readonly string[] }): Mail =>
  renderMail({ to, ...texts, reason: mailTexts(to.language).waysToSignIn });
