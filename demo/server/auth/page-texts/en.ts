/** The texts of the pages that the server itself serves. Parameters are HTML. */
export const english = {
  toSignIn: 'Go to the sign-in page',
  confirm: {
    title: 'Confirm your email address',
    error: (title: string) => `Error: ${title}`,
    applied: (company: string, email: string) =>
      `Somebody of “${company}” has applied for an account with the address ${email}.`,
    question:
      'Is that you, and is this your address? Correct your name if somebody else typed it, and choose the password of your account: any other one, typed when somebody registered, does not count.',
    review: 'An administrator then looks at your application.',
    notYou: 'If it is not you, close this page: nothing happens.',
    email: 'Email',
    name: 'Name',
    password: 'New Password',
    passwordHint: 'At least 8 characters.',
    submit: 'Confirm this address',
    show: 'Show password',
    hide: 'Hide password',
  },
  confirmed: {
    title: 'Your email address is confirmed',
    thanks: (email: string) => `Thank you. ${email} is confirmed, and the password that you chose is set.`,
  },
  /** What the owner of an account can expect, by its status. */
  next: {
    Pending:
      'An administrator now looks at your application, usually within a working day. We write to you once it is approved.',
    Active: 'Your account is approved already: sign in with this address and the password that you chose.',
    Inactive: 'Your account is inactive. Please ask your administrator.',
  },
  refused: {
    title: 'This link does not work',
    help: 'If you have confirmed your address already, you need no other link: we write to you once your account is approved. Otherwise register again with the same address, and you get a mail with another link. “Forgot Password?” on the sign-in page confirms the address too.',
  },
  /** The page of the mails of a demo. */
  outbox: {
    title: 'Outbox',
    intro: 'This is a demo: its mails are kept here instead of being sent. Newest first.',
    none: 'No mail has been sent yet.',
    to: (address: string) => `To ${address}`,
    plainText: 'Plain text',
  },
  notSignedIn: 'You are not signed in',
};

/** The texts of the pages in a language. */
export type PageTexts = typeof english;
