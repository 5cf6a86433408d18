import { defineMessages } from '../../../texts/define-messages';
import { type PriceKey, priceLabel } from '../../../wire/price-levels';

export interface NamedText {
  readonly sku: string;
  readonly key: PriceKey;
  /** As it is shown. */
  readonly text: string;
}

/** The name of a cell: `SP - AUD - 01 of A-1`. */
export const cellName = ({ sku, key }: Pick<NamedText, 'sku' | 'key'>) => `${priceLabel(key)} of ${sku}`;

/** A text with the name of its cell. */
export const cellAndText = (typed: NamedText) => `${cellName(typed)}: ${typed.text}`;

const loadFailure = (isNetwork: boolean) =>
  isNetwork ? 'Error in network connection.' : 'A part of the program could not be loaded.';

/** At most five texts, and the number of the others. */
function listOfTexts(lost: readonly NamedText[]): string {
  const shown = lost.slice(0, 5).map(cellAndText);
  const others = lost.length - shown.length;
  return new Intl.ListFormat('en-GB').format(others > 0 ? [...shown, `${others} more`] : shown);
}

/** Texts about prices that were typed into cells and not saved. */
export const draftMessages = defineMessages('cellDrafts', {
  /** Titles of messages about a cell, and about a text in it. */
  cell: cellName,
  cellAndText,
  /** What a sign-out in another tab discards here. */
  signedOut: (lost: readonly NamedText[]) => `${listOfTexts(lost)} ${lost.length === 1 ? 'was' : 'were'} not saved.`,
  abandoned: 'It is not saved; the price list offers it again.',
  /** The code that a cell needs did not load. `isNetwork`: because of the network. */
  notLoaded: {
    price: (isNetwork: boolean) => `${loadFailure(isNetwork)} The price is not saved; it stays in its cell.`,
    refusal: (isNetwork: boolean) => `${loadFailure(isNetwork)} This price cannot be edited in its cell.`,
    retry: 'Try again',
  },
  /** At the cell of a text that is no price. */
  problem: { use: (price: string) => `Use ${price}`, openForm: 'Open the form' },
  /** Keys that change the keyboard of a touch screen. */
  keyboard: {
    text: { key: 'ABC', label: 'Letters' },
    decimal: { key: '123', label: 'Numbers' },
  },
});
