import { defineMessages } from '../../texts/define-messages';

/** Texts of dialogs that open in place. */
export const pageMessages = defineMessages('page', { signIn: 'Sign in', forgotPassword: 'Forgot Password' });
