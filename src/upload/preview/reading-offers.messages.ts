import { defineMessages } from '../../texts/define-messages';
import { counted } from '../../ui/counted';
import { currenciesIn } from '../../wire/price-levels';

/** What may become of amounts without a rate; `texts` of them can be stored as texts. */
const withoutRate = (cells: number, texts: number) =>
  texts === 0
    ? `Without one, ${cells === 1 ? 'it is' : 'they are'} not sent.`
    : `Without one, ${cells === 1 ? 'it is' : 'they are'} not sent, unless stored as ${texts === 1 ? 'a text' : 'texts'}${texts === cells ? '' : ` (${texts.toLocaleString('en')} of them can be)`}.`;

export interface RowsOfCurrency {
  readonly currency: string;
  /** `undefined` for all rows. */
  readonly rows: number | undefined;
}

const rowsOfCurrencies = (others: readonly RowsOfCurrency[]): string =>
  others
    .map(({ currency, rows }) => (rows === undefined ? currency : `${currency} in ${counted(rows, 'row', 'rows')}`))
    .join(', ');

export const offerMessages = defineMessages('readingOffers', {
  statuses: (cells: number) =>
    `${counted(cells, 'cell has', 'cells have')} a value other than Active or Inactive. Say what it means:`,
  status: (value: string, rows: number) => `${value || '(blank)'} (${counted(rows, 'row', 'rows')}) means`,
  chooseStatus: 'Choose',
  useStatuses: 'Use these meanings',
  statusesUsed: (meanings: readonly string[]) => `Read as a status: ${meanings.join(', ')}.`,
  meaning: (value: string, status: string) => `${value || '(blank)'} as ${status}`,
  nearKeys: (rows: number, key: string, written: string, known: string) =>
    `${counted(rows, `unknown ${key} differs`, `unknown ${key}s differ`)} from a known one only by letter case, blanks, dashes or leading zeros, such as “${written}” from “${known}”.`,
  /** As `nearKeys`, where rows are matched by another field than the key, such as a supplier's number. */
  nearNumbers: (rows: number, label: string, written: string, known: string) =>
    `${counted(rows, `unknown ${label} differs`, `unknown ${label}s differ`)} from that of one product only by letter case, blanks, dashes or leading zeros, such as “${written}” from that of ${known}.`,
  replaceByKnown: (rows: number) => `Use the known ${rows === 1 ? 'one' : 'ones'}`,
  replacedByKnown: (key: string) =>
    `Unknown ${key}s that differ from a known one only by letter case, blanks, dashes or leading zeros are replaced by it.`,
  severalAddresses: (cells: number) => `${counted(cells, 'cell has', 'cells have')} several addresses.`,
  takeFirst: 'Take the first of each',
  firstTaken: 'Of several addresses in a cell, the first is taken.',
  readAsWritten: 'Read as written',
  amounts: (cells: number, currency: string, column: string, texts: number) =>
    `${counted(cells, 'amount', 'amounts')} in ${currency} in ${column} ${cells === 1 ? 'is' : 'are'} no ${currenciesIn(column)} price: with a rate ${cells === 1 ? 'it is' : 'they are'} read as ${cells === 1 ? 'a number' : 'numbers'}. ${withoutRate(cells, texts)}`,
  costAmounts: (cells: number, currency: string, column: string, expected: string) =>
    `${counted(cells, 'cost', 'costs')} in ${currency} in ${column} ${cells === 1 ? 'is' : 'are'} not in ${expected}, so no price follows from ${cells === 1 ? 'it' : 'them'}. Leave the ${cells === 1 ? 'row' : 'rows'} out, or send ${cells === 1 ? 'it' : 'them'} apart with a rate for ${currency}.`,
  namedCurrency: (names: readonly string[], currency: string, prices: string) =>
    `The file says ${currency}, but these columns are stored as ${prices}, without a rate: ${names.join(', ')}.`,
  rowCurrencies: (column: string, others: readonly RowsOfCurrency[], prices: string) =>
    `“${column}” says ${rowsOfCurrencies(others)}, but all prices are stored as ${prices}, without a rate.`,
  namedCostCurrency: (names: readonly string[], currency: string, readAs: string) =>
    `The file says ${currency}, but the costs in these columns are read as ${readAs}: ${names.join(', ')}. Correct the rule if the file is right.`,
  rowCostCurrencies: (column: string, others: readonly RowsOfCurrency[], readAs: string) =>
    `“${column}” says ${rowsOfCurrencies(others)}, but all costs are read as ${readAs}.`,
  convert: (currency: string) => `Convert with a rate for ${currency}`,
  onlyCurrency: (currency: string) => `Only rows with ${currency}`,
  storeAsTexts: 'Store as texts',
  storedAsTexts: (currencies: readonly string[]) => `Amounts in ${currencies.join(', ')} are stored as texts.`,
  chooseAgain: 'Choose again',
  readAsNumbers: (currency: string) => `Read as numbers, with a rate for ${currency}`,
});
