import type { Mail } from './mail';
import { renderMail } from './render-mail';

interface Owner {
  readonly email: string;
  readonly name: string;
}

const WARNING = 'If that was not you, please ask your administrator at once.';

export function passwordChangedMail(owner: Owner, publicUrl: string): Mail {
  return notice(owner, 'Your password was changed', [
    'The password of your account was changed, and all its sessions have ended.',
    `If that was not you, choose another password with “Forgot Password?” at ${publicUrl}/ and tell your administrator.`,
  ]);
}

/** Sent when an authenticator was set up for an account, or replaced. */
export function authenticatorChangedMail(owner: Owner, deviceName: string): Mail {
  return notice(owner, 'Your authenticator was changed', [
    `Codes for your account now come from the authenticator app on “${deviceName}”.`,
    WARNING,
  ]);
}

/** Sent when an administrator removed the authenticator of an account. */
export function authenticatorRemovedMail(owner: Owner): Mail {
  return notice(owner, 'Your authenticator was removed', [
    'An administrator removed the authenticator of your account, and all its sessions have ended.',
    'Set up another one in Settings after your next sign-in.',
    WARNING,
  ]);
}

/** Sent when a code of the authenticator was sent a second time, with the right password. */
export function codeReusedMail(owner: Owner): Mail {
  return notice(owner, 'A code of your authenticator was used twice', [
    'Somebody who knows your password tried to sign in with a code that was used before. The sign-in was refused.',
    'If that was not you, change your password, as somebody has seen it and the code.',
  ]);
}

/** Sent to the previous address of an account. */
export function emailChangedMail(old: Owner): Mail {
  return notice(old, 'Your email address was changed', [
    'An administrator changed the email address of your account. You sign in with the new address from now on.',
    WARNING,
  ]);
}

function notice({ email, name }: Owner, subject: string, paragraphs: readonly string[]): Mail {
  const reason = 'You get this mail because of the way to sign in to your account of Pricebook.';
  return renderMail({ to: email, name, subject, paragraphs, reason });
}
