import type { CheckedFile } from '../../machines/reading.types';
import { defineMessages } from '../../texts/define-messages';
import { counted } from '../../ui/counted';
import type { KeyLabels } from '../upload-shape';

const rowsText = (rows: number) => counted(rows, 'row', 'rows');

export const questionMessages = defineMessages('questions', {
  back: 'Back to the preview',
  refusable: {
    title: (rows: number) => `Send ${rowsText(rows)} that may be refused?`,
    text: 'The server may refuse the whole file because of them, or store them as they stand:',
    leaveOut: 'Leave them out and send the rest',
    accept: 'Send all rows',
  },
  /** The question about rows for which no product is found by the number of the file. */
  unsendable: {
    title: (rows: number) => `Send without ${rowsText(rows)}?`,
    text: ({ key, number }: KeyLabels) =>
      `No product is found by the ${number} of these rows, so their ${key} is not known, and they cannot be sent:`,
  },
  zeros: {
    title: (prices: number) => `Store ${counted(prices, 'price', 'prices')} of 0?`,
    text: ({ rows, withOtherPrices }: CheckedFile['zeros']) =>
      `In most lists of suppliers 0 means “no price”. Left out, ${rows === 1 ? 'the row' : `the ${rowsText(rows)}`} with a price of 0 ${rows === 1 ? 'is' : 'are'} not sent, and the stored prices stay as they are.${withOtherPrices === 0 ? '' : ` ${otherPrices(rows, withOtherPrices)}`}`,
    leaveOut: (rows: number) => `Leave out ${rowsText(rows)} and send the rest`,
    accept: (prices: number) => `Store ${counted(prices, 'price', 'prices')} of 0`,
  },
  texts: {
    title: (texts: number) =>
      `Store ${counted(texts, 'text', 'texts')} with digits as ${texts === 1 ? 'a price' : 'prices'}?`,
    text: 'Texts such as “from 12.50” are no numbers: they are stored and shown as they stand. Look at them under Notes if they should be numbers.',
    amounts: (cells: number, currencies: readonly string[]) =>
      `${counted(cells, 'of them is an amount', 'of them are amounts')} in ${currencies.join(', ')}: without a rate ${cells === 1 ? 'it is no price' : 'they are no prices'} in AUD or USD, and ${cells === 1 ? 'is' : 'are'} stored as ${cells === 1 ? 'a text' : 'texts'}.`,
    accept: (texts: number) => `Store ${counted(texts, 'text', 'texts')}`,
    back: 'Look again',
  },
});

/** Why a row is left out whole: a blank cell instead of the 0 would clear the stored price. */
function otherPrices(rows: number, withOtherPrices: number): string {
  const which =
    rows === 1 ? 'It has' : `${withOtherPrices.toLocaleString('en')} of them ${withOtherPrices === 1 ? 'has' : 'have'}`;
  return `${which} other prices too, which are then not sent either, because a blank cell in place of the 0 would clear a stored price. To send them, go back and set the column of the 0 to “Not used”.`;
}
