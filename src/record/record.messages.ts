import { defineMessages } from '../texts/define-messages';

/** Strings of all record forms. `noun` names a record, such as `price`. */
export const recordMessages = defineMessages('record', {
  show: 'Show',
  signedOut: {
    title: 'Signed out in another tab.',
    otherUser: 'Another user has signed in.',
    message: 'What was typed here was discarded.',
    messageWithCopy: 'What was typed here was not saved. Copy it, or close this message to discard it.',
    copy: 'Copy',
    copied: 'What was typed was copied.',
    notCopied: 'The browser did not allow copying.',
  },
  saveAgain: 'Save again: it is stored only once.',
  storedDifferently: (title: string) =>
    `“${title}” is stored already, with other values. Nothing was sent again. Close this form and look at the list.`,
  saved: (noun: string) => `The ${noun} was saved.`,
  unknown: {
    'not-sent': 'not sent by the server',
    'not-understood': 'not understood as the server sent it: stays as it is unless you change it',
  },
  conflict: {
    title: (noun: string) => `This ${noun} was changed by someone else`,
    text: 'Nothing was saved yet. Compare, then decide.',
    compare: (noun: string) => `Differences between your version and the current ${noun}`,
    mine: 'Yours',
    field: 'Field',
    theirs: 'Now',
    none: '-',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    completeFirst: 'Complete or correct the fields first',
    deletedTitle: (noun: string) => `This ${noun} was deleted meanwhile`,
    deleted: 'Nothing was saved. Copy what you need, then close this form.',
    unreadable: 'Nothing was saved yet. The current version could not be read.',
  },
  draft: {
    title: 'Your unsaved entries are back',
    text: 'They were kept in this tab.',
    discard: 'Discard',
  },
});
