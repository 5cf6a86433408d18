import { defineMessages } from '../../texts/define-messages';
import { counted } from '../../ui/counted';
import { currenciesIn } from '../../wire/price-levels';

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
  amounts: (cells: number, currency: string, column: string) =>
    `${counted(cells, 'amount', 'amounts')} in ${currency} in ${column} ${cells === 1 ? 'is' : 'are'} no ${currenciesIn(column)} price: with a rate ${cells === 1 ? 'it is' : 'they are'} read as ${cells === 1 ? 'a number' : 'numbers'}.`,
  /** What the `cells` are without a rate; `texts` of them can be stored as texts. */
  withoutRate: (cells: number, texts: number) =>
    texts === cells
      ? `Without one, ${cells === 1 ? 'it is a text' : 'they are texts'}.`
      : texts === 0
        ? `Without one, ${cells === 1 ? 'it is an error' : 'they are errors'}.`
        : `Without one, ${texts.toLocaleString('en')} ${texts === 1 ? 'is a text' : 'are texts'} and the others errors.`,
  namedCurrency: (names: readonly string[], currency: string, prices: string) =>
    `The file says ${currency}, but these columns are stored as ${prices}, without a rate: ${names.join(', ')}.`,
  rowCurrencies: (
    column: string,
    others: readonly { readonly currency: string; readonly rows: number | undefined }[],
    prices: string,
  ) =>
    `“${column}” says ${others.map(({ currency, rows }) => (rows === undefined ? currency : `${currency} in ${counted(rows, 'row', 'rows')}`)).join(', ')}, but all prices are stored as ${prices}, without a rate.`,
  convert: (currency: string) => `Convert with a rate for ${currency}`,
  onlyCurrency: (currency: string) => `Only rows with ${currency}`,
  storeAsTexts: 'Store as texts',
  storedAsTexts: (currencies: readonly string[]) => `Amounts in ${currencies.join(', ')} are stored as texts.`,
  chooseAgain: 'Choose again',
  readAsNumbers: (currency: string) => `Read as numbers, with a rate for ${currency}`,
});
