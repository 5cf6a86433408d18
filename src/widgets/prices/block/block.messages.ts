import { defineMessages } from '../../../texts/define-messages';
import { counted } from '../../../ui/counted';
import { priceLabel } from '../../../wire/price-levels';
import type { CellChange, UndoDirection } from '../in-place/undo-history';
import type { BlockRequest, FailedRecords, LeftUnsaved, RefusedCell } from './block.types';

type Kind = BlockRequest['kind'];

const prices = (total: number) => counted(total, 'price', 'prices');
const records = (total: number) => counted(total, 'record', 'records');

const savedPrices = (total: number) => `${prices(total)} ${total === 1 ? 'was' : 'were'} saved`;

const titles = {
  type: 'Set a price',
  paste: 'Paste prices',
  fill: 'Fill down',
  clear: 'Empty cells',
  'set-back': 'Set back',
  revert: 'Undo or redo',
} as const satisfies Record<Kind, string>;

/** Names of the uploads that save changes around empty levels. */
const uploadNames = {
  type: 'a typed price',
  paste: 'pasted prices',
  fill: 'prices filled down',
  clear: 'prices emptied',
  'set-back': 'prices set back',
  revert: 'prices undone or redone',
} as const satisfies Record<Kind, string>;

const mostNamed = 5;

const named = (texts: readonly string[], separator = '; '): string =>
  texts.length > mostNamed
    ? `${texts.slice(0, mostNamed).join(separator)}${separator}and ${texts.length - mostNamed} more`
    : texts.join(separator);

const offeredAgain = 'The price list offers them again.';
const emptiedAgain = 'Cells to be emptied are not offered; empty them again where needed.';

const whenLeft = ({ hasPrices, hasEmptied }: LeftUnsaved): string =>
  [...(hasPrices ? [offeredAgain] : []), ...(hasEmptied ? [emptiedAgain] : [])].join(' ');

export const blockMessages = defineMessages('block', {
  title: (kind: Kind, cells: number) => (kind === 'type' && cells !== 1 ? 'Set prices' : titles[kind]),
  uploadName: (kind: Kind, cells: number) => (kind === 'type' && cells !== 1 ? 'typed prices' : uploadNames[kind]),
  facts: (changed: number, inRecords: number, unchanged: number, outside: number) =>
    [
      `${prices(changed)} in ${records(inRecords)} would change`,
      ...(unchanged > 0 ? [counted(unchanged, 'cell has its price already', 'cells have their prices already')] : []),
      ...(outside > 0
        ? [`${counted(outside, 'value lies', 'values lie')} beyond the cells of this page and stay out`]
        : []),
    ].join('; '),
  nothing: {
    title: 'No price changes',
    unchanged: 'The cells have these prices already.',
    noPrices: 'These cells have no prices: only price cells can be changed here.',
    refused: (cells: readonly string[]) => named(cells),
  },
  refused: (total: number) => counted(total, 'cell stays as it is', 'cells stay as they are'),
  which: 'Which cells',
  refusedCell: ({ sku, key, text, reason }: RefusedCell) =>
    [[sku, key && priceLabel(key)].filter(Boolean).join(', '), ...(key ? [text] : []), reason].join(': '),
  otherSku: (sku: string) => `the pasted row is of ${sku === '' ? 'no SKU' : sku}`,
  noSku: 'the server did not send its MAIN_SKU',
  comma: {
    title: 'What does the comma mean?',
    text: (total: number) =>
      `${counted(total, 'pasted price has', 'pasted prices have')} a comma that can be read in two ways.`,
    decimals: 'Before decimals',
    thousands: 'Between thousands',
    refused: 'not a price',
    cancel: 'Cancel',
  },
  stop: 'Stop',
  saving: (done: number, total: number) => `Saving: ${done.toLocaleString('en')} of ${records(total)}`,
  savingLabel: 'Saving prices',
  reading: 'Reading the stored prices',
  done: 'Prices saved',
  doneText: (saved: number, inRecords: number) => `${prices(saved)} in ${records(inRecords)}.`,
  /** `isUnknown`: of some no answer says whether they were saved. `left`: what was not saved, where the review is gone; the list offers what it has kept. */
  partly: (saved: number, failures: FailedRecords, isUnknown: boolean, left: LeftUnsaved | undefined) =>
    isUnknown
      ? `${saved === 0 ? 'It is not known what was saved' : savedPrices(saved)}. ${records(failures.total)} may not be saved: ${named(failures.texts)}. ${left ? whenLeft(left) : 'What is shown below may be saved already.'}`
      : `${saved === 0 ? 'Nothing was saved' : savedPrices(saved)}. ${records(failures.total)} ${failures.total === 1 ? 'was' : 'were'} not: ${named(failures.texts)}. ${left ? whenLeft(left) : 'What is shown below is not saved; confirm it to try again.'}`,
  /** Records that were not saved for the same reason. */
  failure: (skus: readonly string[], reason: string) => `${named(skus, ', ')} (${reason})`,
  reasons: {
    conflict: 'changed by someone else meanwhile',
    deleted: 'deleted meanwhile',
    unreadable: 'its current version could not be read',
    prevented: 'the page prevented it',
    stopped: 'stopped before it',
    returned: 'its stored prices are others than shown',
  },
  /** Asked before leaving changes of which some prices are kept in their cells. */
  leave: (isUnknown: boolean) =>
    isUnknown
      ? 'It is not known whether the changes that you confirmed were written. Prices that are marked as not saved stay in their cells.'
      : 'None of the changes shown here is written. Prices that are marked as not saved stay in their cells.',
  revertTitle: (direction: UndoDirection) => (direction === 'undo' ? 'Undo' : 'Redo'),
  revertText: (total: number) =>
    `${prices(total)} ${total === 1 ? 'is' : 'are'} set back, except those that were changed since.`,
  reverted: (direction: UndoDirection, total: number) =>
    direction === 'undo' ? `${prices(total)} as before again` : `${prices(total)} changed again`,
  revertedPartly: (direction: UndoDirection) =>
    direction === 'undo' ? 'Not everything was undone' : 'Not everything was redone',
  kept: (cells: readonly CellChange[]) =>
    `Changed since, and left as ${cells.length === 1 ? 'it is' : 'they are'}: ${named(cells.map(({ sku, key }) => `${priceLabel(key)} of ${sku}`))}.`,
  notSaved: (failures: readonly string[]) => `Not saved: ${named(failures)}.`,
  missing: (skus: readonly string[]) => `Not found: ${named(skus)}.`,
});
