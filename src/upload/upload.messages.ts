import type { ExclusionKind, FindingKind } from '../machines/upload-file.types';
import { exclusionCounts, outReason } from './preview/exclusions.messages';
import type { FlagReason } from './review/difference';

const count = (value: number) => value.toLocaleString('en');
const counted = (value: number, one: string, many: string) => `${count(value)} ${value === 1 ? one : many}`;

/** A finding in so many cells. */
const findings: Readonly<Record<FindingKind, (cells: number, key: string) => string>> = {
  'missing-key': (cells, key) => `${counted(cells, 'row', 'rows')} without a ${key}`,
  'doubled-key': (cells, key) => `${counted(cells, 'row', 'rows')} with a ${key} that is in the file twice`,
  'wrong-key': (cells, key) => `${counted(cells, 'row', 'rows')} with a ${key} over 100 characters`,
  'over-long': (cells) => `${counted(cells, 'text', 'texts')} of more than 4,000 characters`,
  unstorable: (cells) => `${counted(cells, 'text', 'texts')} with control characters, which cannot be stored`,
  'similar-key': (cells, key) =>
    `${counted(cells, 'row', 'rows')} with a ${key} that differs from another only by letter case, blanks or invisible characters`,
  negative: (cells) => `${counted(cells, 'negative number', 'negative numbers')}`,
  'wrong-number': (cells) =>
    `${counted(cells, 'cell', 'cells')} without a valid price: at most 10 digits before the point and 4 after it, or a short text such as POA`,
  'many-decimals': (cells) => `${counted(cells, 'price', 'prices')} with more than 4 decimals: choose a rounding`,
  'other-currency': (cells) => `${counted(cells, 'price', 'prices')} in another currency than the column's`,
  logical: (cells) => `${counted(cells, 'cell', 'cells')} with TRUE or FALSE: enter a number, or clear the cell`,
  'no-number': (cells) =>
    `${counted(cells, 'cell', 'cells')} without a valid number: a number from 0 such as 12.5 is needed`,
  'long-text': (cells) => `${counted(cells, 'text', 'texts')} of more than 20 characters`,
  'wrong-yes-no': (cells) => `${counted(cells, 'cell', 'cells')} with something else than YES or NO`,
  'wrong-status': (cells) => `${counted(cells, 'cell', 'cells')} with something else than Active or Inactive`,
  'wrong-address': (cells) =>
    `${counted(cells, 'cell', 'cells')} without a valid address: it has to begin with https:// or http://`,
  'error-cell': (cells) =>
    `${counted(cells, 'cell', 'cells')} with a spreadsheet error such as #N/A: correct the formula, or leave the row out`,
  'not-calculated': (cells) =>
    `${counted(cells, 'formula', 'formulas')} without a stored result: open the file in Excel, save it, choose it again`,
  'to-check': (cells) => `${counted(cells, 'text', 'texts')} with digits, to check`,
  'unknown-key': (cells, key) => `${counted(cells, 'row', 'rows')} with a ${key} that is not known`,
  'lookalike-key': (cells, key) =>
    `${counted(cells, 'row', 'rows')} with a ${key} that differs from another only by letters that look alike`,
  'text-price': (cells) => `${counted(cells, 'text price', 'text prices')} such as POA`,
  clears: (cells) =>
    `${counted(cells, 'blank cell', 'blank cells')}: the review shows where that clears a stored value`,
};

/** A finding in one cell. */
const finding: Readonly<Record<FindingKind, string>> = {
  'missing-key': 'missing',
  'doubled-key': 'in the file twice',
  'wrong-key': 'longer than 100 characters',
  'over-long': 'longer than 4,000 characters',
  unstorable: 'control characters',
  'similar-key': 'differs only by case, blanks or invisible characters',
  negative: 'negative',
  'wrong-number': 'not a price',
  'many-decimals': 'more than 4 decimals',
  'other-currency': 'another currency',
  logical: 'TRUE or FALSE',
  'no-number': 'not a number',
  'long-text': 'longer than 20 characters',
  'wrong-yes-no': 'neither YES nor NO',
  'wrong-status': 'neither Active nor Inactive',
  'wrong-address': 'not a web address',
  'error-cell': 'spreadsheet error',
  'not-calculated': 'formula without a stored result',
  'to-check': 'text with digits',
  'unknown-key': 'not known',
  'lookalike-key': 'looks like another',
  'text-price': 'text price',
  clears: 'blank',
};

const flags: Readonly<Record<FlagReason, string>> = {
  'to-zero': 'becomes zero.',
  'from-zero': 'was zero.',
  cleared: 'is cleared.',
  'number-to-text': 'was a number and becomes a text.',
  'text-to-number': 'was a text and becomes a number.',
  tenfold: 'becomes ten times the old value.',
  tenth: 'becomes a tenth of the old value.',
  hundredfold: 'becomes a hundred times the old value.',
  hundredth: 'becomes a hundredth of the old value.',
  large: 'changes by more than half.',
};

/** Every text of the upload. */
export const uploadMessages = {
  title: 'Upload File',
  choosePrompt: 'Please upload an Excel file to preview',
  chooseHint: '.xlsx, .xls or .csv, up to 25 MB. The first sheet is read, unless you choose another.',
  chooseFile: 'Choose file',
  chooseAnother: 'Choose another file',
  dropHint: 'or drop it anywhere here, or paste rows copied from a spreadsheet',
  reopen: (name: string) => `Use ${name} again`,
  reopenHint: 'for another currency, table or sheet of it, with the choices made before',
  textsTitle: (texts: number) =>
    `Store ${counted(texts, 'text', 'texts')} with digits as ${texts === 1 ? 'a price' : 'prices'}?`,
  textsText:
    'Texts such as “from 12.50” are no numbers: they are stored and shown as they stand. Look at them under Notes if they should be numbers.',
  textsConfirm: (texts: number) => `Store ${counted(texts, 'text', 'texts')}`,
  severalFiles: (files: number) =>
    `${count(files)} files were dropped and none was read: one file is uploaded at a time. Drop one of them.`,
  fileTooEarly: (name: string) => `${name} was not read: finish or cancel this upload first.`,
  reading: (name: string) => `Reading ${name}`,
  cancel: 'Cancel',
  submit: 'Submit File',
  notSent: 'The file was not uploaded',
  refused: 'The file was refused. Nothing was changed',
  unreadable: 'This file cannot be read',
  rowProblem: (row: number | undefined, column: string) =>
    [row === undefined ? '' : `Row ${count(row)}`, column].filter((part) => part !== '').join(', '),
  fileFacts: (rows: string, columns: number, bytes: number) =>
    `${rows} · ${counted(columns, 'column', 'columns')} · ${bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`}`,
  rows: (rows: number) => counted(rows, 'row', 'rows'),
  counting: 'counting rows',
  decimal: { point: 'Decimal point', comma: 'Decimal comma' },
  numbersPlain: 'Numbers are plain',
  noNumbersToRead: ': none needed to be read in a special way',
  agree: (cells: number) => `, ${count(cells)} of ${count(cells)} cells agree`,
  chosenSign: ', as you chose',
  example: (written: string, read: string) => `: “${written}” is read as ${read}`,
  readDifferently: 'Read differently',
  signQuestion: 'How are the numbers written?',
  signMixed: (point: number, pointExample: string, comma: number, commaExample: string) =>
    `The file mixes both: ${count(point)} such as “${pointExample}”, ${count(comma)} such as “${commaExample}”. Say which is right; the others are then marked.`,
  signOpen: (cells: number, example: string) =>
    `${counted(cells, 'cell', 'cells')} such as “${example}” can be read either way. Say which is right.`,
  signChoose: 'Choose',
  signExample: { point: 'Decimal point: 1,284.50', comma: 'Decimal comma: 1.284,50' },
  encodingLabel: 'Text encoding',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'windows-1250': 'Central European (windows-1250)',
    'windows-1251': 'Cyrillic (windows-1251)',
    'windows-1252': 'Western European (windows-1252)',
    macintosh: 'Mac Roman',
  },
  sheet: 'Sheet',
  sheetOption: (name: string, rows: number | undefined, isHidden: boolean) =>
    `${name}${rows === undefined ? '' : ` (${counted(rows, 'row', 'rows')})`}${isHidden ? ', hidden' : ''}`,
  sheetProblem: {
    empty: (name: string) => `${name || 'The first sheet'} is empty. Choose the sheet with the rows.`,
    'one-row': (name: string) => `${name || 'The first sheet'} has one row only. Choose the sheet with the rows.`,
    hidden: (name: string) => `${name || 'The first sheet'} is hidden. Choose the sheet to read.`,
  },
  manyDecimals: (cells: number) => `${counted(cells, 'price has', 'prices have')} more than 4 decimals.`,
  round: (decimals: number) => `Round to ${decimals} decimals`,
  rounded: (prices: number, decimals: number) =>
    `${counted(prices, 'price is', 'prices are')} rounded to ${decimals} decimals.`,
  doNotRound: 'Do not round',
  exclusions: 'Rows to leave out',
  exclusionKinds: exclusionCounts,
  outReason,
  rowAction: 'Leave out',
  rowActionOf: (row: number, isOut: boolean) => `${isOut ? 'Take back' : 'Leave out'} row ${count(row)}`,
  onlyRows: 'Only rows where',
  onlyAll: 'No condition',
  onlyValues: (column: string) => `${column} is one of`,
  onlyValue: (value: string, rows: number) => `${value || '(blank)'} (${count(rows)})`,
  onlyMost: (values: number) => `The ${count(values)} most frequent values are listed.`,
  onlyLoading: 'Counting the values',
  doubledRows: (rows: number, key: string) => `${counted(rows, 'row', 'rows')} with a ${key} in the file twice`,
  doubledAll: 'Leave none out',
  doubled: { 'keep-first': 'Keep the first', 'keep-last': 'Keep the last', none: 'Leave all out' },
  rowsOut: (rows: number) => `${counted(rows, 'row is', 'rows are')} left out.`,
  saveOut: 'Download left out rows',
  saveUnknown: 'Save as a product sheet',
  takeAllBack: 'Take all back',
  asLastTime: (kinds: readonly { readonly kind: ExclusionKind | 'doubled'; readonly rows: number }[]) =>
    `Leave out as last time${kinds.length === 0 ? '' : ': '}${kinds.map(({ kind, rows }) => `${counted(rows, 'row', 'rows')} (${outReason[kind]})`).join(', ')}`,
  keysUnchecked: (reason: string) =>
    `It could not be checked whether every key is known (${reason}). The server checks them when the file is sent.`,
  encoding: (name: string) => `Text is read as ${name}.`,
  mapColumns: 'Map columns',
  rowsShown: 'Rows shown',
  allRows: 'All rows',
  errors: 'Errors',
  notes: 'Notes',
  findings,
  finding,
  unknownColumns: (names: readonly string[]) =>
    `${counted(names.length, 'column is', 'columns are')} not used, because ${names.length === 1 ? 'its name is' : 'their names are'} not known: ${names.join(', ')}`,
  hiddenColumns: (names: readonly string[]) =>
    `${counted(names.length, 'column is', 'columns are')} hidden in the file, and read all the same: ${names.join(', ')}`,
  place: (row: number) => `row ${count(row)}`,
  placeLabel: (row: number, column: string) => `Go to row ${count(row)}, ${column}`,
  morePlaces: (more: number) => `and ${count(more)} more`,
  problemsTitle: (errors: number) =>
    `${counted(errors, 'error keeps', 'errors keep')} the file from being sent. Correct ${errors === 1 ? 'it' : 'them'} in the file and choose it again, or leave rows out.`,
  notesTitle: 'Notes',
  preview: 'Rows of the file',
  rowNumber: 'Row',
  noRowsShown: 'No such rows',
  loadingPage: 'Reading rows',
  checking: (rows: number, total: number | undefined, errors: number) =>
    `Checking rows, ${count(rows)}${total === undefined ? '' : ` of ${count(total)}`}.${errors === 0 ? '' : ` ${counted(errors, 'error', 'errors')} so far.`}`,
  checkingLabel: 'Checking rows',
  blocked: (errors: number, rows: number) =>
    `${counted(errors, 'error', 'errors')} to correct first${rows === 0 ? '' : `, in ${counted(rows, 'row', 'rows')}`}`,
  allOut: 'Every row is left out: take rows back first',
  stillReading: 'The file is still being read',
  stillChecking: 'The rows are still being checked',
  checked: (rows: number, out: number) =>
    `${counted(rows, 'row', 'rows')} checked, no errors.${out === 0 ? '' : ` ${count(rows - out)} to send.`}`,
  sending: (percent: number) => (percent < 100 ? `Sending, ${percent} %.` : 'Sent. Waiting for the answer.'),
  preparing: 'Making the file to send.',
  sendingLabel: 'Sending',
  sendAsRead: 'Send as read',
  sendAsReadNote: ' – as an xlsx of what is shown here, with plain numbers',
  mappingTitle: 'Map Columns',
  headerRow: 'Header row',
  headerRowOption: (row: number, text: string) => `Row ${count(row)}: ${text}`,
  mappingIntro: (name: string) =>
    `Say what the columns of ${name} stand for. The choice is remembered for files with the same header.`,
  mappingMissing: (key: string | undefined) =>
    key === undefined
      ? 'Say what at least one other column stands for.'
      : `${key} and at least one other column are needed.`,
  mappingDoubled: (names: readonly string[]) => `Chosen twice: ${names.join(', ')}.`,
  skuParts: (key: string) => `Make the ${key} of two columns, such as article and colour`,
  skuPart: (key: string, part: number) => `${part === 1 ? 'First' : 'Second'} part of the ${key}`,
  skuJoiner: 'Joined by',
  skuJoiners: { '-': 'Hyphen', ' ': 'Blank', _: 'Underscore', '/': 'Slash', '.': 'Point', '': 'Nothing' },
  skuExample: (example: string) => `For example ${example}`,
  skuPartsEqual: (key: string) => `Choose two different columns for the ${key}.`,
  notUsed: 'Not used',
  partOf: (key: string) => `Part of the ${key}`,
  column: 'Column of the file',
  firstValues: 'First values',
  standsFor: 'Stands for',
  standsForLabel: (name: string) => `${name} stands for`,
  useMapping: 'Preview',
  back: 'Back',
  reviewTitle: 'Resolve Duplicates',
  reviewFacts: (created: number | undefined, unchanged: number | undefined, pairs: number) =>
    [
      ...(created === undefined ? [] : [`${counted(created, 'row', 'rows')} added`]),
      ...(unchanged === undefined ? [] : [`${count(unchanged)} unchanged`]),
      `${counted(pairs, 'differs', 'differ')} from what is stored`,
    ].join(', '),
  preparingReview: 'Comparing the rows',
  pairsShown: 'Rows shown',
  all: 'All',
  flaggedFilter: 'Flagged',
  leftOutFilter: 'Left out',
  takeAll: 'Take all',
  leaveAllOut: 'Leave all out',
  keys: 'Arrow up and down go from row to row, left and right from change to change; space takes or leaves out.',
  take: (name: string) => `Take the changes of ${name}`,
  takeChange: (column: string, from: string, to: string) =>
    `Take ${column}: ${from || 'empty'} becomes ${to || 'empty'}`,
  changesOf: (name: string) => `Changes of ${name}`,
  changed: (changes: number) => `${count(changes)} changed`,
  partly: (taken: number, changes: number) => `${count(taken)} of ${count(changes)} changes taken`,
  leftOut: 'left out',
  unchanged: (cells: number) => `${count(cells)} unchanged`,
  existing: 'Existing',
  newRow: 'New',
  record: 'Row',
  flags,
  movedPoint: ' A moved decimal point?',
  added: 'new',
  cleared: 'cleared',
  textChanged: 'text',
  fromZero: 'from 0',
  none: '-',
  taken: (pairs: number, allPairs: number, changes: number, allChanges: number) => ({
    pairs: `${count(pairs)} of ${count(allPairs)}`,
    changes: `${count(changes)} of ${count(allChanges)}`,
  }),
  rowsWord: 'rows,',
  changesTaken: 'changes taken',
  bigChanges: (changes: number) => `${counted(changes, 'big change', 'big changes')}, to be confirmed again`,
  confirm: 'Confirm Changes',
  nothingTaken: 'Take at least one change, or cancel',
  confirming: 'Writing the changes.',
  askTitle: (changes: number) => `Confirm ${counted(changes, 'big change', 'big changes')}?`,
  askText: (changes: number) =>
    `${counted(changes, 'value that you take changes', 'values that you take change')} by more than half, to or from zero, between number and text, or ${changes === 1 ? 'is' : 'are'} cleared:`,
  askConfirm: (changes: number) => `Confirm ${counted(changes, 'big change', 'big changes')}`,
  askMore: (more: number) => `and ${count(more)} more`,
  askBack: 'Look again',
  discardTitle: 'Leave the review?',
  discardText: (created: number | undefined) =>
    `${created ? `The ${counted(created, 'new row was', 'new rows were')} saved already. ` : ''}None of the changes shown here is written, and your choices are lost.`,
  discard: 'Leave',
  keepReviewing: 'Keep reviewing',
  resumeTitle: 'Unfinished review',
  resumeText: (pairs: number, fileName: string) =>
    `${counted(pairs, 'change', 'changes')} of ${fileName} ${pairs === 1 ? 'is' : 'are'} still to be confirmed, with your choices. None of it was written.`,
  resume: 'Go on with the review',
  startAnew: 'Upload another file',
} as const;
