import { defineMessages } from '../../texts/define-messages';

/** Texts of the specification are verbatim. */
export const registerMessages = defineMessages('register', {
  heading: 'Register',
  name: 'FULL NAME',
  email: 'EMAIL',
  phone: 'PHONE NUMBER',
  company: 'COMPANY NAME',
  password: 'PASSWORD',
  passwordHint: 'At least 8 characters',
  submit: 'Register',
  missing: {
    name: 'Enter your full name.',
    email: 'Enter your email.',
    phone: 'Enter your phone number.',
    company: 'Enter the name of your company.',
  },
  notAnEmail: 'Enter an email address such as name@example.com.',
  failed: 'Registration failed',
  mayBeDone:
    'It is not known whether your application was received. Look for the welcome message in your inbox before you try again.',
  retryHint: 'What you typed is kept: correct it, or try again.',
  doneTitle: 'Application received',
  done: 'Thank you for applying for an account. Your account is currently pending approval by the site administrator. In the meantime, a welcome message with further instructions has been sent to your email address.',
  haveAccount: 'Already have an account?',
  backToLogin: 'Back to Login',
});
