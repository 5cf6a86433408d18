import { defineMessages } from '../texts/define-messages';

export const offerMessages = defineMessages('draftOffer', {
  title: (name: string) => `Unsaved entries of ${name} are kept`,
  restore: (name: string) => `Continue editing ${name}`,
  newRecord: (noun: string) => `the new ${noun}`,
  discard: 'Discard',
  discarded: (name: string) => ({ title: `Unsaved entries of ${name}`, message: 'Discarded.' }),
  undo: 'Undo',
  dismiss: 'Dismiss',
});
