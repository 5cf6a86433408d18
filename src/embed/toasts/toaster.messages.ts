import { defineMessages } from '../../texts/define-messages';

export const toasterMessages = defineMessages('toaster', { showMore: 'Show more', dismiss: 'Dismiss' });
