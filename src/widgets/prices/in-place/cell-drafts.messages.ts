import { type PriceKey, priceLabel } from '../../../wire/price-levels';

interface NamedText {
  readonly sku: string;
  readonly key: PriceKey;
  readonly text: string;
}

const cellOf = ({ sku, key }: NamedText) => `${priceLabel(key)} of ${sku}`;

/** Texts about prices that were typed into cells and not saved. */
export const draftMessages = {
  notSaved: 'not saved',
  abandoned: 'It is not saved; the price list offers it again.',
  invalid: {
    title: (typed: NamedText) => `${cellOf(typed)}: ${typed.text}`,
    message: (problem: string) => `Not saved: ${problem}. The text stays in its cell.`,
    edit: 'Go on editing',
  },
  emptied: (typed: NamedText) => `${cellOf(typed)} was not emptied`,
  discarded: (typed: NamedText) => ({ title: `${cellOf(typed)}: ${typed.text}`, message: 'Discarded.', undo: 'Undo' }),
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
