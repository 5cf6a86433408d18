import { type FlagReason, flagText } from '../../upload/review/flag.messages';

interface PriceChange {
  readonly sku: string;
  readonly level: string;
  readonly from: string;
  readonly to: string;
}

export const changeMessages = {
  undo: 'Undo',
  saved: ({ sku, level, to }: PriceChange) => `${sku}, ${level}: ${to}`,
  /** `share` is the difference in percent, or ''. */
  flagged: ({ sku, level, from, to }: PriceChange, flag: FlagReason, share: string) => ({
    title: 'Save This Change?',
    text: [
      `${sku}, ${level}: from ${from} to ${to}${share && ` (${share})`}.`,
      `The price ${flagText(flag).reason}`,
      flagText(flag).question,
    ]
      .join(' ')
      .trim(),
    confirm: 'Save',
    cancel: 'Cancel',
  }),
  conflict: ({ sku, level, from, to }: PriceChange) => ({
    title: 'This price was changed by someone else',
    text: `${sku}, ${level} is now ${from}. Nothing was saved yet. Yours is ${to}.`,
    confirm: 'Keep mine',
    cancel: 'Take theirs',
  }),
  changedAgain: 'This price was changed again meanwhile. Nothing was saved.',
  deleted: 'This price was deleted meanwhile. Nothing was saved.',
  unreadable: 'This price was changed by someone else, and the current version could not be read. Nothing was saved.',
  notLast: ({ sku, level }: PriceChange) =>
    `Nothing was saved: another price was added after ${sku}, ${level}. Remove ${level} in the form.`,
  notInPlace: ({ sku, level, to }: PriceChange) =>
    `Nothing was saved: ${sku}, ${level} can no longer be changed to ${to} in the list. Edit it in the form.`,
  notInView: (sku: string) => `The price of ${sku} is not on this page any more. Search for it, then edit it.`,
} as const;
