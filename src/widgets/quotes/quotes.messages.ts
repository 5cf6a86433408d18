import { defineMessages } from '../../texts/define-messages';

export const quotesMessages = defineMessages('quotes', {
  heading: 'Quotes',
  title: 'Not here yet',
  text: 'This feature is under development and will arrive in the next release.',
});
