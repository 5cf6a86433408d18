/** Strings that the form of every kind of record shows. `noun` is what a person calls one, such as `price`. */
export const recordMessages = {
  saved: (noun: string) => `The ${noun} was saved.`,
  notFound: (noun: string, title: string) => `The ${noun} ${title} was not found. It may have been deleted meanwhile.`,
  conflict: {
    title: (noun: string) => `This ${noun} was changed by someone else`,
    text: 'Nothing was saved yet. Compare, then decide.',
    compare: (noun: string) => `Where yours and the present ${noun} differ`,
    mine: 'Yours',
    theirs: 'Now',
    none: '-',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    firstComplete: 'Complete or correct the fields first',
    goneTitle: (noun: string) => `This ${noun} was deleted meanwhile`,
    gone: 'Nothing was saved. Copy what you need, then close this form.',
    unread: 'Nothing was saved yet. How it is now could not be read.',
    tryAgain: 'Try again',
  },
  draft: {
    title: 'Your unsaved entries are back',
    text: 'They were kept in this tab.',
    discard: 'Discard',
  },
  kept: {
    title: (what: string) => `Unsaved entries of ${what} are kept`,
    goOn: (what: string) => `Continue editing ${what}`,
    fresh: (noun: string) => `the new ${noun}`,
    dismiss: 'Dismiss',
  },
} as const;
