import { type Mail, type Recipient, renderMail } from './mail';

const MINUTE_MS = 60 * 1000;

interface LinkWithToken {
  readonly publicUrl: string;
  readonly token: string;
}

/** The page on which an applicant confirms the address. */
function confirmAction({ publicUrl, token }: LinkWithToken) {
  return {
    label: 'Confirm your address and choose a password',
    href: `${publicUrl}/confirm-email?${new URLSearchParams({ token })}`,
  };
}

const REGISTERED =
  'You get this mail because somebody registered with this address. If that was not you, please ignore it.';

/** Sent after a registration, with the link that confirms the address. */
export function welcomeMail(to: Recipient, link: LinkWithToken): Mail {
  return renderMail({
    to,
    subject: 'Welcome to Pricebook',
    paragraphs: [
      'Thank you for applying for an account. Please confirm that this address is yours and choose your password: an administrator then looks at your application, usually within a working day.',
    ],
    action: confirmAction(link),
    after: [
      'The link works once, for 7 days. The password that you choose there is the one that counts. Once your account is approved, we write to you again, and you can sign in.',
    ],
    reason: REGISTERED,
  });
}

/** Sent when an address that nobody has confirmed yet is registered a second time. */
export function registeredAgainMail(to: Recipient, link: LinkWithToken): Mail {
  return renderMail({
    to,
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, registered with this address a second time. Nothing was changed: the first registration waits for you to confirm this address and to choose its password.',
    ],
    action: confirmAction(link),
    after: [
      'The link works once, for 7 days. No password typed at a registration counts, but the one that you choose there.',
    ],
    reason: REGISTERED,
  });
}

/** Sent to the owner of an account when its address is registered a second time. */
export function alreadyRegisteredMail(to: Recipient, publicUrl: string): Mail {
  return renderMail({
    to,
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, registered with this address, which has an account already. Nothing about it was changed.',
      'Sign in with the password that you have, or use “Forgot Password?” there to choose a new one. If your account still waits for approval, we write to you as soon as it is approved; if it is inactive, please ask your administrator.',
    ],
    action: { label: 'Go to the sign-in page', href: `${publicUrl}/` },
    reason: REGISTERED,
  });
}

export interface Applicant {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly company: string;
}

export function approvalRequestMail(
  administrator: string,
  applicant: Applicant,
  { publicUrl, token }: LinkWithToken,
): Mail {
  const { email, name, phone, company } = applicant;
  return renderMail({
    to: { email: administrator },
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

export function approvedMail(to: Recipient, publicUrl: string): Mail {
  return renderMail({
    to,
    subject: 'Your account is approved',
    paragraphs: [
      'Good news: your account is approved. Sign in with this email address and the password that you chose.',
    ],
    action: { label: 'Sign in', href: `${publicUrl}/` },
    reason: 'You get this mail because you applied for an account.',
  });
}

/** Sent when a registration is approved whose address nobody has confirmed: the account has no password yet. */
export function approvedUnconfirmedMail(to: Recipient, link: LinkWithToken): Mail {
  return renderMail({
    to,
    subject: 'Your account is approved',
    paragraphs: [
      'Good news: your account is approved. Please confirm that this address is yours and choose your password.',
    ],
    action: confirmAction(link),
    after: ['The link works once, for 7 days. After that use “Forgot Password?” on the sign-in page.'],
    reason:
      'You get this mail because somebody applied for an account with this address. If that was not you, please ignore it.',
  });
}

/** Sent with a temporary password when an administrator creates an account. */
export function invitationMail(
  to: Recipient,
  { publicUrl, password }: { readonly publicUrl: string; readonly password: string },
): Mail {
  return renderMail({
    to,
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

export function oneTimeCodeMail(to: Recipient, code: string): Mail {
  return renderMail({
    to,
    subject: 'Your sign-in code',
    paragraphs: ['Enter this code to sign in:'],
    highlight: code,
    after: [
      'It works once, for 10 minutes. We never ask for it by phone or mail.',
      'If you are not signing in right now, somebody knows your password: please change it.',
    ],
    reason: 'You get this mail because a sign-in with your password asked for a code.',
    lifetimeMs: 10 * MINUTE_MS,
  });
}

/** The page on which the holder of a reset token sets a password. */
export function setPasswordUrl(publicUrl: string, email: string, token: string): string {
  return `${publicUrl}/forgot-password?${new URLSearchParams({ email, token })}`;
}

export function passwordResetMail(to: Recipient, { publicUrl, token }: LinkWithToken): Mail {
  return renderMail({
    to,
    subject: 'Reset your password',
    paragraphs: ['Somebody, probably you, asked to reset the password of your account. Choose a new one here:'],
    action: { label: 'Choose a new password', href: setPasswordUrl(publicUrl, to.email, token) },
    after: [
      'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
    reason: 'You get this mail because the reset of a password was asked for with this address.',
    lifetimeMs: 60 * MINUTE_MS,
  });
}

const WARNING = 'If that was not you, please ask your administrator at once.';

export function passwordChangedMail(to: Recipient, publicUrl: string): Mail {
  return notice(to, 'Your password was changed', [
    'The password of your account was changed, and all its sessions have ended.',
    `If that was not you, choose another password with “Forgot Password?” at ${publicUrl}/ and tell your administrator.`,
  ]);
}

/** Sent when an authenticator was set up for an account, or replaced. */
export function authenticatorChangedMail(to: Recipient, deviceName: string): Mail {
  return notice(to, 'Your authenticator was changed', [
    `Codes for your account now come from the authenticator app on “${deviceName}”.`,
    WARNING,
  ]);
}

/** Sent when an administrator removed the authenticator of an account. */
export function authenticatorRemovedMail(to: Recipient): Mail {
  return notice(to, 'Your authenticator was removed', [
    'An administrator removed the authenticator of your account, and all its sessions have ended.',
    'Set up another one in Settings after your next sign-in.',
    WARNING,
  ]);
}

/** Sent when a code of the authenticator was sent a second time, with the right password. */
export function codeReusedMail(to: Recipient): Mail {
  return notice(to, 'A code of your authenticator was used twice', [
    'Somebody who knows your password tried to sign in with a code that was used before. The sign-in was refused.',
    'If that was not you, change your password, as somebody has seen it and the code.',
  ]);
}

/** Sent to the previous address of an account. */
export function emailChangedMail(to: Recipient): Mail {
  return notice(to, 'Your email address was changed', [
    'An administrator changed the email address of your account. You sign in with the new address from now on.',
    WARNING,
  ]);
}

function notice(to: Recipient, subject: string, paragraphs: readonly string[]): Mail {
  const reason = 'You get this mail because of the way to sign in to your account of Pricebook.';
  return renderMail({ to, subject, paragraphs, reason });
}
