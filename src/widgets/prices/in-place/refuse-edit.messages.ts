import { defineMessages } from '../../../texts/define-messages';

/** Why a price cannot be changed in its cell. */
export const refusalMessages = defineMessages('editRefusal', {
  openForm: 'Open the form',
  'no-sku': 'This record cannot be edited: the server did not send its MAIN_SKU.',
  gap: (level: string) =>
    `This record cannot be edited in the list: ${level} is empty, and saving would move the prices after it. The form shows them.`,
  'not-next': (level: string) => `Set ${level} first: it is the next free level.`,
  invalid: {
    message: (problem: string) => `Not saved: ${problem}. The text stays in its cell.`,
    edit: 'Go on editing',
  },
});
