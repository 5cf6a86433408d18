import type { Finding, FindingKind } from '../../machines/reading.types';
import { defineMessages } from '../../texts/define-messages';
import { counted } from '../../ui/counted';
import type { KeyLabels } from '../upload-shape';
import { exclusionCounts } from './exclusions.messages';

const inRows = (cells: number) => counted(cells, 'row', 'rows');
const inCells = (cells: number) => counted(cells, 'cell', 'cells');

export const findings = defineMessages<Readonly<Record<FindingKind, (cells: number, key: string) => string>>>(
  'findings',
  {
    'missing-key': (cells, key) => `${inRows(cells)} without a ${key}: leave ${cells === 1 ? 'it' : 'them'} out below`,
    'duplicate-key': (cells, key) => `${inRows(cells)} with a ${key} that is in the file twice`,
    'wrong-key': (cells, key) => `${inRows(cells)} with a ${key} over 100 characters`,
    'unmatched-key': (cells, key) =>
      `${inRows(cells)} with a ${key} that no product has: leave ${cells === 1 ? 'it' : 'them'} out below, or choose the product with Correct`,
    'ambiguous-key': (cells, key) =>
      `${inRows(cells)} with a ${key} that several products have: leave ${cells === 1 ? 'it' : 'them'} out below, or choose the product with Correct`,
    'over-long': (cells) => `${counted(cells, 'text', 'texts')} of more than 4,000 characters`,
    unstorable: (cells) => `${counted(cells, 'text', 'texts')} with control characters, which cannot be stored`,
    'similar-key': (cells, key) =>
      `${inRows(cells)} with a ${key} that differs from another only by letter case, blanks or invisible characters`,
    negative: (cells) => counted(cells, 'negative number', 'negative numbers'),
    'wrong-number': (cells) =>
      `${inCells(cells)} without a valid price: at most 10 digits before the point and 4 after it, or a short text such as POA`,
    'many-decimals': (cells) => `${counted(cells, 'price', 'prices')} with more than 4 decimals: choose a rounding`,
    'no-unit': (cells) =>
      `${counted(cells, 'price', 'prices')} to divide by a unit that is no whole number: leave the ${cells === 1 ? 'row' : 'rows'} out below, or take the prices as they are`,
    'other-currency': (cells) => `${counted(cells, 'price', 'prices')} in another currency than the column's`,
    logical: (cells) => `${inCells(cells)} with TRUE or FALSE: enter a number, or clear the cell`,
    'no-number': (cells) => `${inCells(cells)} without a valid number: a number from 0 such as 12.5 is needed`,
    'long-text': (cells) => `${counted(cells, 'text', 'texts')} of more than 20 characters`,
    'wrong-yes-no': (cells) => `${inCells(cells)} with a value other than YES or NO`,
    'wrong-status': (cells) => `${inCells(cells)} with a value other than Active or Inactive`,
    'wrong-address': (cells) => `${inCells(cells)} without a valid address: it has to begin with https:// or http://`,
    'error-cell': (cells) =>
      `${inCells(cells)} with a spreadsheet error such as #N/A: correct the formula, or leave the row out`,
    'not-calculated': (cells) =>
      `${counted(cells, 'formula', 'formulas')} without a stored result: open the file in Excel, save it, choose it again`,
    'no-cost': (cells) =>
      `${inRows(cells)} without a cost, from which no price follows: leave ${cells === 1 ? 'it' : 'them'} out below`,
    zero: (cells) =>
      `${counted(cells, 'price', 'prices')} of 0: leave the ${cells === 1 ? 'row' : 'rows'} out below if 0 means “no price”`,
    'to-check': (cells) => `${counted(cells, 'text', 'texts')} with digits, to check`,
    'section-row': (cells) =>
      `${counted(cells, 'section or repeated header row', 'section or repeated header rows')}: leave ${cells === 1 ? 'it' : 'them'} out below`,
    'unknown-key': (cells, key) =>
      `${inRows(cells)} with a ${key} that is not known: leave ${cells === 1 ? 'it' : 'them'} out below, or upload the ${cells === 1 ? 'product' : 'products'} first`,
    'lookalike-key': (cells, key) =>
      `${inRows(cells)} with a ${key} that differs from another only by letters that look alike`,
    'text-price': (cells) =>
      `${counted(cells, 'text price', 'text prices')} such as POA, stored as ${cells === 1 ? 'it is' : 'they are'}`,
    clears: (cells) =>
      `${counted(cells, 'blank cell', 'blank cells')}: the review shows where that clears a stored value`,
  },
);

export const finding = defineMessages<Readonly<Record<FindingKind, string>>>('finding', {
  'missing-key': 'missing',
  'duplicate-key': 'in the file twice',
  'wrong-key': 'longer than 100 characters',
  'unmatched-key': 'no product has this number',
  'ambiguous-key': 'several products have this number',
  'over-long': 'longer than 4,000 characters',
  unstorable: 'control characters',
  'similar-key': 'differs only by case, blanks or invisible characters',
  negative: 'negative',
  'wrong-number': 'not a price',
  'many-decimals': 'more than 4 decimals',
  'no-unit': 'the unit of the price is no whole number',
  'other-currency': 'another currency',
  logical: 'TRUE or FALSE',
  'no-number': 'not a number',
  'long-text': 'longer than 20 characters',
  'wrong-yes-no': 'neither YES nor NO',
  'wrong-status': 'neither Active nor Inactive',
  'wrong-address': 'not a web address',
  'error-cell': 'spreadsheet error',
  'not-calculated': 'formula without a stored result',
  'no-cost': 'no cost, so no price',
  zero: 'price of 0',
  'to-check': 'text with digits',
  'section-row': 'section or repeated header row',
  'unknown-key': 'not known',
  'lookalike-key': 'looks like another',
  'text-price': 'text price',
  clears: 'blank',
});

/** The rows that a back end may refuse, or that cannot be sent, by kind, such as `3 unknown Main SKUs`. */
export const refusableCounts = (found: readonly Finding[], { key, number }: KeyLabels): readonly string[] =>
  found.map(({ kind, cells }) => {
    if (kind === 'missing-key') return exclusionCounts['no-sku'](cells, number);
    if (kind === 'section-row') return exclusionCounts.section(cells, number);
    if (kind === 'ambiguous-key') return exclusionCounts['ambiguous-sku'](cells, number);
    const unknown = kind === 'unmatched-key' ? number : key;
    return counted(cells, `unknown ${unknown}`, `unknown ${unknown}s`);
  });
