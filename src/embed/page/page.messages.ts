import { defineMessages } from '../../texts/define-messages';

/** Texts of what the page shares: messages, and dialogs that open in place. */
export const pageMessages = defineMessages('page', {
  titles: { success: 'Success', warning: 'Warning', error: 'Error' },
  showMore: 'Show more',
  dismiss: 'Dismiss',
  signIn: 'Sign in',
  forgotPassword: 'Forgot Password',
});
