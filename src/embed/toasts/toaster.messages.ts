import { defineMessages } from '../../texts/define-messages';

export const toasterMessages = defineMessages('toaster', {
  /** The region of the messages, which screen readers name before the key that leads there. */
  region: 'Notifications',
  showMore: 'Show more',
  dismiss: 'Dismiss',
});
