import type { LoginSuccess, LoginTask } from '../../machines/login.types';
import { defineMessages } from '../../texts/define-messages';

/** Texts of the specification are verbatim. */
export const loginMessages = defineMessages('login', {
  heading: 'Sign in',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  or: 'or',
  useEmailCode: 'Use Email OTP',
  forgotPassword: 'Forgot Password?',
  wantNewPassword: 'Want a new password?',
  resetPassword: 'Reset Password',
  noAccount: 'No account yet?',
  register: 'Register Now',
  retryHint: 'What you typed is kept: try again.',
  retryAt: (time: string) => `You can try again at ${time}.`,
  missingEmail: 'Enter your email.',
  missingPassword: 'Enter your password.',
  signOut: 'Sign Out',
  goOn: 'Continue',
  signedIn: 'You are signed in.',
  signedInAs: (name: string) => `You are signed in as ${name}.`,
});

export const failureMessages = defineMessages<Readonly<Record<LoginTask, readonly [title: string, fallback: string]>>>(
  'loginFailure',
  {
    password: ['Login Failed', 'Invalid credentials'],
    'code-request': ['OTP Request Failed', 'Could not send OTP.'],
    'authenticator-code': ['TOTP Verification Failed', 'Invalid TOTP'],
    'email-code': ['OTP Verification Failed', 'Invalid OTP'],
    'open-reset': ['Reset Failed', 'Could not reset password'],
    'password-reset': ['Reset Failed', 'Could not reset password'],
    'forgot-password': ['Failed', 'Could not send forgot password email.'],
  },
);

export const incompleteMessages = defineMessages<
  Readonly<
    Partial<
      Record<LoginTask, { readonly type: 'warning' | 'error'; readonly title?: string; readonly message: string }>
    >
  >
>('loginIncomplete', {
  'code-request': { type: 'warning', title: 'Missing Info', message: 'Please enter email and password first.' },
  'open-reset': {
    type: 'warning',
    title: 'Email Required',
    message: 'Please enter your email before resetting password.',
  },
  'authenticator-code': { type: 'error', message: 'Please enter the TOTP code.' },
  'email-code': { type: 'error', message: 'Please enter the OTP.' },
  'password-reset': { type: 'error', message: 'please enter the new password' },
});

export const successMessages = defineMessages<
  Readonly<Record<LoginSuccess, readonly [title: string, message: string]>>
>('loginSuccess', {
  'code-sent': ['OTP Sent', 'Check your email for the OTP.'],
  'password-reset': ['Password Reset', 'Password has been reset. Please login.'],
  'mail-sent': ['Email Sent', 'Check your inbox for reset instructions.'],
});
