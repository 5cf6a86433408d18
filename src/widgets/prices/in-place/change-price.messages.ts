import { defineMessages } from '../../../texts/define-messages';
import { flagText } from '../../../upload/review/flag.messages';
import type { FlagReason } from '../../../wire/price-difference';

export interface PriceChangeTexts {
  readonly sku: string;
  readonly level: string;
  /** `none` for no price. */
  readonly from: string;
  readonly to: string;
}

const none = '-';

const nameOf = ({ sku, level }: PriceChangeTexts) => `${level} of ${sku}`;

export const changeMessages = defineMessages('changePrice', {
  none,
  undo: 'Undo',
  /** Title of the messages about a price that was entered. */
  entered: (change: PriceChangeTexts) => `${nameOf(change)}: ${change.to}`,
  saved(change: PriceChangeTexts): string {
    const { from, to } = change;
    if (to === none) return `${nameOf(change)}: ${from} was removed`;
    return from === none ? `${nameOf(change)}: new price ${to}` : `${nameOf(change)}: ${from} → ${to}`;
  },
  undone: (change: PriceChangeTexts) => `${nameOf(change)} is ${change.to === none ? 'empty' : change.to} again`,
  already: 'This was the stored price already. Nothing had to be saved.',
  /** `share` is the difference in percent, or ''. */
  flagged: (change: PriceChangeTexts, flag: FlagReason, share: string) => ({
    title: 'Save This Change?',
    text: [
      `${nameOf(change)}: from ${change.from} to ${change.to}${share && ` (${share})`}.`,
      `The price ${flagText(flag).reason}`,
      flagText(flag).question,
    ]
      .join(' ')
      .trim(),
    confirm: 'Save',
    cancel: 'Cancel',
  }),
  conflict: (change: PriceChangeTexts) => ({
    title: 'This price was changed by someone else',
    text: `${nameOf(change)} is now ${change.from}. Nothing was saved yet. Yours is ${change.to}.`,
    confirm: 'Keep mine',
    cancel: 'Take theirs',
  }),
  changedAgain: 'The record was changed again meanwhile. Nothing was saved.',
  deleted: 'The record was deleted meanwhile. Nothing was saved.',
  unreadable: 'The record was changed by someone else, and the current version could not be read. Nothing was saved.',
  notFound: 'The record could not be found. Nothing was saved.',
  signedOut: 'You are no longer signed in. Nothing was saved.',
  otherUser: 'Another user is signed in now. Nothing was saved.',
  notLast: ({ level }: PriceChangeTexts) =>
    `Nothing was saved: another price was added after ${level}. Remove ${level} in the form.`,
  notInPlace: 'Nothing was saved: this price can no longer be changed in the list. Edit it in the form.',
});
