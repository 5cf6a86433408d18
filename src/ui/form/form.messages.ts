import { defineMessages } from '../../texts/define-messages';

/** Texts of the controls of forms. */
export const formMessages = defineMessages('forms', {
  combobox: {
    show: (label: string) => `${label}: show choices`,
    add: (text: string) => `Add “${text}”`,
    noMatch: 'Nothing matches',
    more: (shown: number) => `The first ${shown} are shown. Type to find others.`,
  },
  password: { show: 'Show password', hide: 'Hide password' },
  /** Before the names of the fields that a verb is about, and after the names that are shown. */
  issues: {
    first: (verb: string, fields: string) => `${verb} ${fields}`,
    next: (verb: string, fields: string) => `, and ${verb.toLowerCase()} ${fields}`,
    andMore: (fields: string, more: number) => `${fields} and ${more} more`,
  },
});
