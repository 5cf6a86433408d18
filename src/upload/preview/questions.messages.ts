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
    accept: (texts: number) => `Store ${counted(texts, 'text', 'texts')}`,
    back: 'Look again',
  },
  /** The question about rows with prices in another currency than that of the stored prices, as the file says. */
  unrated: {
    title: (rows: number) => `Store the prices of ${rowsText(rows)} without a rate?`,
    text: (rows: number, currencies: readonly string[]) =>
      `The file says that they are in ${currencies.join(', ')}. Without a rate, the ${rows === 1 ? 'number of this row is' : 'numbers of these rows are'} stored as AUD or USD as ${rows === 1 ? 'it stands' : 'they stand'}.`,
    accept: (rows: number) => `Store ${rowsText(rows)} as ${rows === 1 ? 'it stands' : 'they stand'}`,
  },
  /** As `unrated`, about rows whose prices follow from costs in another currency than their rule takes. */
  unratedCosts: {
    title: (rows: number) => `Store the prices of ${rowsText(rows)} although their costs are in another currency?`,
    text: (rows: number, currencies: readonly string[], readAs: string) =>
      `The file says that ${rows === 1 ? 'the cost of this row is' : 'the costs of these rows are'} in ${currencies.join(', ')}, but the prices are calculated as if they were in ${readAs}.`,
    accept: (rows: number) => `Store ${rowsText(rows)} as calculated`,
  },
  /** As `unratedCosts`, about rows with a cost for which the file names no currency, although it does so for other rows. */
  unnamedCosts: {
    title: (rows: number) => `Store the prices of ${rowsText(rows)} without a currency in the file?`,
    text: (rows: number, readAs: string) =>
      `The file names no currency for the ${rows === 1 ? 'cost' : 'costs'} of ${rowsText(rows)}, although it does so for other rows. The prices are calculated as if ${rows === 1 ? 'it was' : 'they were'} in ${readAs}.`,
  },
});

/** Why a row is left out whole: a blank cell instead of the 0 would clear the stored price. */
function otherPrices(rows: number, withOtherPrices: number): string {
  const which =
    rows === 1 ? 'It has' : `${withOtherPrices.toLocaleString('en')} of them ${withOtherPrices === 1 ? 'has' : 'have'}`;
  return `${which} other prices too, which are then not sent either, because a blank cell in place of the 0 would clear a stored price. To send them, go back and set the column of the 0 to “Not used”.`;
}
