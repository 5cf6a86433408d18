const confirmedOnce = 'The link works once, for 7 days.';
const warning = 'If that was not you, please ask your administrator at once.';

/** The texts of all mails. Each paragraph is a text. */
export const english = {
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  confirmAddress: 'Confirm your address and choose a password',
  toSignInPage: 'Go to the sign-in page',
  signIn: 'Sign in',
  registered: 'You get this mail because somebody registered with this address. If that was not you, please ignore it.',
  welcome: {
    subject: 'Welcome to Pricebook',
    paragraphs: [
      'Thank you for applying for an account. Please confirm that this address is yours and choose your password: an administrator then looks at your application, usually within a working day.',
    ],
    after: [
      `${confirmedOnce} The password that you choose there is the one that counts. Once your account is approved, we write to you again, and you can sign in.`,
    ],
  },
  registeredAgain: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, registered with this address a second time. Nothing was changed: the first registration waits for you to confirm this address and to choose its password.',
    ],
    after: [`${confirmedOnce} No password typed at a registration counts, but the one that you choose there.`],
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, registered with this address, which has an account already. Nothing about it was changed.',
      'Sign in with the password that you have, or use “Forgot Password?” there to choose a new one. If your account still waits for approval, we write to you as soon as it is approved; if it is inactive, please ask your administrator.',
    ],
  },
  approvalRequest: {
    subject: (name: string) => `${name} applies for an account`,
    applicant: (name: string, company: string) => `${name} of “${company}” has registered and waits for approval.`,
    email: (email: string) => `Email: ${email}`,
    phone: (phone: string) => `Phone number: ${phone}`,
    request:
      'Please choose the company and the role that this person is to have. If you do not know them, do nothing: without approval nobody can sign in.',
    action: 'Review and approve',
    after: [confirmedOnce],
    reason: 'You get this mail because you are an administrator of Pricebook.',
  },
  approved: {
    subject: 'Your account is approved',
    paragraphs: [
      'Good news: your account is approved. Sign in with this email address and the password that you chose.',
    ],
    reason: 'You get this mail because you applied for an account.',
  },
  approvedUnconfirmed: {
    subject: 'Your account is approved',
    paragraphs: [
      'Good news: your account is approved. Please confirm that this address is yours and choose your password.',
    ],
    after: [`${confirmedOnce} After that use “Forgot Password?” on the sign-in page.`],
    reason:
      'You get this mail because somebody applied for an account with this address. If that was not you, please ignore it.',
  },
  invitation: {
    subject: 'You are invited to Pricebook',
    paragraphs: [
      'An account was made for you. Sign in with this email address and the temporary password below; you then choose a password of your own.',
    ],
    password: (password: string) => `Temporary password: ${password}`,
    after: ['The temporary password works for 7 days.'],
    reason: 'You get this mail because an administrator made an account for this address.',
  },
  code: {
    subject: 'Your sign-in code',
    paragraphs: ['Enter this code to sign in:'],
    after: [
      'It works once, for 10 minutes. We never ask for it by phone or mail.',
      'If you are not signing in right now, somebody knows your password: please change it.',
    ],
    reason: 'You get this mail because a sign-in with your password asked for a code.',
  },
  passwordReset: {
    subject: 'Reset your password',
    paragraphs: ['Somebody, probably you, asked to reset the password of your account. Choose a new one here:'],
    action: 'Choose a new password',
    after: [
      'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
    reason: 'You get this mail because the reset of a password was asked for with this address.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    changed: 'The password of your account was changed, and all its sessions have ended.',
    warning: (address: string) =>
      `If that was not you, choose another password with “Forgot Password?” at ${address} and tell your administrator.`,
  },
  authenticatorChanged: {
    subject: 'Your authenticator was changed',
    changed: (device: string) => `Codes for your account now come from the authenticator app on “${device}”.`,
    warning,
  },
  authenticatorRemoved: {
    subject: 'Your authenticator was removed',
    paragraphs: [
      'An administrator removed the authenticator of your account, and all its sessions have ended.',
      'Set up another one in Settings after your next sign-in.',
      warning,
    ],
  },
  codeReused: {
    subject: 'A code of your authenticator was used twice',
    paragraphs: [
      'Somebody who knows your password tried to sign in with a code that was used before. The sign-in was refused.',
      'If that was not you, change your password, as somebody has seen it and the code.',
    ],
  },
  emailChanged: {
    subject: 'Your email address was changed',
    paragraphs: [
      'An administrator changed the email address of your account. You sign in with the new address from now on.',
      warning,
    ],
  },
  waysToSignIn: 'You get this mail because of the way to sign in to your account of Pricebook.',
};

/** The texts of all mails in a language; those with parameters are functions. */
export type MailTexts = typeof english;
