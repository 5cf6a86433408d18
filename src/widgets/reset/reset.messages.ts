import { defineMessages } from '../../texts/define-messages';

/** Texts of the specification are verbatim. */
export const resetMessages = defineMessages('reset', {
  title: 'RESET PASSWORD',
  help: 'Use your email to update the password!',
  email: 'Email',
  newPassword: 'New Password',
  newPasswordHint: 'At least 8 characters',
  submit: 'Submit',
  missing: 'Please enter a new password',
  done: 'Password has been reset. Please login.',
  doneTitle: 'Password Reset',
  toLogin: 'Back to Login',
  failed: 'Reset Failed',
  fallback: 'Could not reset password',
  retryHint: 'What you typed is kept: try again.',
  mayBeDone: 'It is not known whether the password was changed: try to sign in with the new one.',
  invalidLinkTitle: 'This link cannot be used',
  incomplete: 'A part of the link is missing. Open it once more from the mail, or have a new one sent to you.',
  invalidLinkHelp: 'Your password is unchanged by it. Have a new link sent to you.',
  newLink: 'Send a new link',
});
