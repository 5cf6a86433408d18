import { defineMessages } from '../../texts/define-messages';

/** Follows a redirect to a sign-in that the page cannot read. */
export const lostSignInMessages = defineMessages('lostSignIn', {
  redirected: 'The request was redirected to another website.',
});
