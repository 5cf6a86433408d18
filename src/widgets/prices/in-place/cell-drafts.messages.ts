import { type PriceKey, priceLabel } from '../../../wire/price-levels';

interface NamedText {
  readonly sku: string;
  readonly key: PriceKey;
  readonly text: string;
}

const cellOf = ({ sku, key }: NamedText) => `${priceLabel(key)} of ${sku}`;

const titleOf = (typed: NamedText) => `${cellOf(typed)}: ${typed.text}`;

const loadFailure = (isNetwork: boolean) =>
  isNetwork ? 'Error in network connection.' : 'A part of the program could not be loaded.';

/** Texts about prices that were typed into cells and not saved. */
export const draftMessages = {
  notSaved: 'not saved',
  /** What a sign-out in another tab discards here. */
  signedOut: (lost: readonly NamedText[]) =>
    `${new Intl.ListFormat('en-GB').format(lost.map(titleOf))} ${lost.length === 1 ? 'was' : 'were'} not saved.`,
  abandoned: 'It is not saved; the price list offers it again.',
  invalid: {
    title: titleOf,
    message: (problem: string) => `Not saved: ${problem}. The text stays in its cell.`,
    edit: 'Go on editing',
  },
  /** The code that a cell needs did not load. `isNetwork`: because of the network. */
  notLoaded: {
    price: (isNetwork: boolean) => `${loadFailure(isNetwork)} The price is not saved; it stays in its cell.`,
    refusal: (isNetwork: boolean) => `${loadFailure(isNetwork)} This price cannot be edited in its cell.`,
    retry: 'Try again',
  },
  emptied: (typed: NamedText) => `${cellOf(typed)} was not emptied`,
  discarded: (typed: NamedText) => ({ title: titleOf(typed), message: 'Discarded.', undo: 'Undo' }),
  restored: {
    title: 'These prices were typed and not saved',
    price: (typed: NamedText & { readonly from: string }) => `${cellOf(typed)}: ${typed.from} → ${typed.text}`,
    save: 'Save',
    saveLabel: (typed: NamedText) => `Save ${typed.text} as ${cellOf(typed)}`,
    edit: 'Edit',
    editLabel: (typed: NamedText) => `Edit ${cellOf(typed)}`,
    discard: 'Discard',
    discardLabel: (typed: NamedText) => `Discard ${typed.text} of ${cellOf(typed)}`,
  },
} as const;
