import type { Mail } from './mail';
import { renderMail } from './render-mail';

const MINUTE_MS = 60 * 1000;

interface LinkWithToken {
  readonly publicUrl: string;
  readonly token: string;
}

interface Recipient {
  readonly email: string;
  readonly name: string;
}

/** The page on which an applicant confirms the address. */
function confirmAction({ publicUrl, token }: LinkWithToken) {
  return { label: 'Confirm your address', href: `${publicUrl}/confirm-email?${new URLSearchParams({ token })}` };
}

const REGISTERED =
  'You get this mail because somebody registered with this address. If that was not you, please ignore it.';

/** Sent after a registration, with the link that confirms the address. */
export function welcomeMail({ email, name }: Recipient, link: LinkWithToken): Mail {
  return renderMail({
    to: email,
    name,
    subject: 'Welcome to Pricebook',
    paragraphs: [
      'Thank you for applying for an account. Please confirm that this address is yours: an administrator then looks at your application, usually within a working day.',
    ],
    action: confirmAction(link),
    after: [
      'The link works once, for 7 days. Once your account is approved, we write to you again, and you can sign in with this email address and the password that you chose.',
    ],
    reason: REGISTERED,
  });
}

/** Sent when an address that nobody has confirmed yet is registered a second time. */
export function registeredAgainMail({ email, name }: Recipient, link: LinkWithToken): Mail {
  return renderMail({
    to: email,
    name,
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, registered with this address a second time. Nothing was changed: the first registration and its password stand, and wait for you to confirm this address.',
    ],
    action: confirmAction(link),
    after: [
      'The link works once, for 7 days. If you do not know the password of the first registration, choose another one with “Forgot Password?” on the sign-in page.',
    ],
    reason: REGISTERED,
  });
}

/** Sent to the owner of an account when its address is registered a second time. */
export function alreadyRegisteredMail({ email, name }: Recipient, publicUrl: string): Mail {
  return renderMail({
    to: email,
    name,
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, registered with this address, which has an account already. Nothing about it was changed.',
      'Sign in with the password that you have, or use “Forgot Password?” there to choose a new one. If your account still waits for approval, we write to you as soon as it is approved.',
    ],
    action: { label: 'Go to the sign-in page', href: `${publicUrl}/` },
    reason: REGISTERED,
  });
}

export interface Applicant extends Recipient {
  readonly phone: string;
  readonly company: string;
}

export function approvalRequestMail(to: string, applicant: Applicant, { publicUrl, token }: LinkWithToken): Mail {
  const { email, name, phone, company } = applicant;
  return renderMail({
    to,
    subject: `${name} applies for an account`,
    paragraphs: [
      `${name} of “${company}” has registered and waits for approval.`,
      `Email: ${email}`,
      `Phone number: ${phone}`,
      'Please choose the company and the role that this person is to have. If you do not know them, do nothing: without approval nobody can sign in.',
    ],
    action: {
      label: 'Review and approve',
      href: `${publicUrl}/admin-approval?${new URLSearchParams({ email, name, company, token })}`,
    },
    after: ['The link works once, for 7 days.'],
    reason: 'You get this mail because you are an administrator of Pricebook.',
  });
}

export function approvedMail({ email, name }: Recipient, publicUrl: string): Mail {
  return renderMail({
    to: email,
    name,
    subject: 'Your account is approved',
    paragraphs: [
      'Good news: your account is approved. Sign in with this email address and the password that you chose.',
    ],
    action: { label: 'Sign in', href: `${publicUrl}/` },
    reason: 'You get this mail because you applied for an account.',
  });
}

/** Sent with a temporary password when an administrator creates an account. */
export function invitationMail(
  { email, name }: Recipient,
  { publicUrl, password }: { readonly publicUrl: string; readonly password: string },
): Mail {
  return renderMail({
    to: email,
    name,
    subject: 'You are invited to Pricebook',
    paragraphs: [
      'An account was made for you. Sign in with this email address and the temporary password below; you then choose a password of your own.',
    ],
    highlight: `Temporary password: ${password}`,
    action: { label: 'Sign in', href: `${publicUrl}/` },
    after: ['The temporary password works for 7 days.'],
    reason: 'You get this mail because an administrator made an account for this address.',
  });
}

export function oneTimeCodeMail({ email, name }: Recipient, code: string): Mail {
  const mail = renderMail({
    to: email,
    name,
    subject: 'Your sign-in code',
    paragraphs: ['Enter this code to sign in:'],
    highlight: code,
    after: [
      'It works once, for 10 minutes. We never ask for it by phone or mail.',
      'If you are not signing in right now, somebody knows your password: please change it.',
    ],
    reason: 'You get this mail because a sign-in with your password asked for a code.',
  });
  return { ...mail, usefulMs: 10 * MINUTE_MS };
}

/** The page on which the holder of a reset token sets a password. */
export function setPasswordUrl(publicUrl: string, email: string, token: string): string {
  return `${publicUrl}/forgot-password?${new URLSearchParams({ email, token })}`;
}

export function passwordResetMail({ email, name }: Recipient, { publicUrl, token }: LinkWithToken): Mail {
  const mail = renderMail({
    to: email,
    name,
    subject: 'Reset your password',
    paragraphs: ['Somebody, probably you, asked to reset the password of your account. Choose a new one here:'],
    action: { label: 'Choose a new password', href: setPasswordUrl(publicUrl, email, token) },
    after: [
      'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
    reason: 'You get this mail because the reset of a password was asked for with this address.',
  });
  return { ...mail, usefulMs: 60 * MINUTE_MS };
}
