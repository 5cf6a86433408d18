import { defineMessages } from '../../texts/define-messages';
import { counted } from '../../ui/counted';

export const correctMessages = defineMessages('correctRow', {
  action: 'Correct',
  actionOf: (row: number) => `Correct row ${row.toLocaleString('en')}`,
  title: (row: number) => `Correct row ${row.toLocaleString('en')}`,
  intro: 'The corrections go into what is sent; the file stays as it is.',
  search: 'Type its SKU, name or group to search our products',
  searchFailed: (reason: string) => `The products could not be searched. ${reason}`,
  cancel: 'Cancel',
  use: 'Use corrections',
  unclear: 'Can be read in two ways',
  takeReading: (number: string) => `Use ${number}`,
  remember: (written: string, key: string) =>
    `${written} is the supplier’s number of this ${key}: use it for all its rows, and remember it for later lists`,
  keyNames: (names: number, key: string) =>
    `${counted(names, 'number of the supplier stands', 'numbers of the supplier stand')} for a ${key}`,
  /** `pairs` are the first of them. */
  earlierNames: (names: number, key: string, pairs: string) =>
    `In an earlier file with these columns, a ${key} was chosen for ${counted(names, 'number', 'numbers')} of the supplier (${pairs}). Use ${names === 1 ? 'it' : 'them'} only for a list of the same supplier.`,
  takeEarlierNames: (names: number) => `Use ${counted(names, 'number', 'numbers')} of the earlier file`,
  keyName: (theirs: string, ours: string) => `${theirs} → ${ours}`,
  takeBackName: (theirs: string) => `Take back ${theirs}`,
  corrected: (cells: number) => counted(cells, 'cell is corrected', 'cells are corrected'),
  line: (row: number, column: string, from: string, to: string) =>
    `Row ${row.toLocaleString('en')}, ${column}: ${from || '(blank)'} → ${to || '(blank)'}`,
  takeBack: 'Take back',
  takeBackOf: (row: number, column: string) => `Take back row ${row.toLocaleString('en')}, ${column}`,
});
