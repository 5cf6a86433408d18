import { defineMessages } from '../../../texts/define-messages';

/** Why a price cannot be changed in its cell. */
export const refusalMessages = defineMessages('editRefusal', {
  'no-sku': 'This record cannot be edited: the server did not send its MAIN_SKU.',
  invalid: {
    message: (problem: string) => `Not saved: ${problem}. The text stays in its cell.`,
    edit: 'Go on editing',
  },
});
