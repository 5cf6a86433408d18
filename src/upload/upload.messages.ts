import type { ExclusionKind, Exclusions } from '../machines/reading.types';
import { defineMessages } from '../texts/define-messages';
import { counted } from '../ui/counted';
import { exclusionCounts, exclusionReasons } from './preview/exclusions.messages';
import { finding, findings, refusableCounts } from './preview/findings.messages';

const count = (value: number) => value.toLocaleString('en');

const decimal = { point: 'Decimal point', comma: 'Decimal comma' };

export interface NumberReading {
  readonly separator: keyof typeof decimal;
  readonly isChosen: boolean;
  /** How many cells agree; `undefined` where that is no reason. */
  readonly cells: number | undefined;
  readonly example: { readonly written: string; readonly read: string } | undefined;
}

const duplicateChoices = { 'keep-first': 'Keep the first', 'keep-last': 'Keep the last', 'keep-none': 'Leave all out' };

export const uploadMessages = defineMessages('upload', {
  title: 'Upload File',
  signedOut: 'The upload here was closed. What you chose in it was not saved.',
  choosePrompt: 'Please upload an Excel file to preview',
  chooseHint: '.xlsx, .xls or .csv, up to 25 MB. The first sheet is read, unless you choose another.',
  chooseFile: 'Choose file',
  chooseAnother: 'Choose another file',
  dropHint: 'or drop it anywhere here, or paste rows copied from a spreadsheet',
  reopen: (name: string) => `Use ${name} again`,
  reopenHint: 'for another currency, table or sheet of it, with the choices made before',
  severalFiles: (files: number) =>
    `${count(files)} files were dropped and none was read: one file is uploaded at a time. Drop one of them.`,
  fileTooEarly: (name: string) => `${name} was not read: finish or cancel this upload first.`,
  reading: (name: string) => `Reading ${name}`,
  cancel: 'Cancel',
  submit: 'Submit File',
  notSent: 'The file was not uploaded',
  refused: 'The file was refused. Nothing was changed',
  filledCell: 'filled from a row above',
  refusedCell: (reason: string) => `refused: ${reason}`,
  leaveRefusedOut: (rows: number) => `Leave out ${rows === 1 ? 'this row' : `these ${count(rows)} rows`}`,
  unreadable: (name: string) => `${name} cannot be read`,
  rowProblem: (row: number | undefined, column: string) =>
    [row === undefined ? '' : `Row ${count(row)}`, column].filter((part) => part !== '').join(', '),
  fileFacts: (rows: string, columns: number, bytes: number) =>
    `${rows} · ${counted(columns, 'column', 'columns')} · ${bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`}`,
  rows: (rows: number) => counted(rows, 'row', 'rows'),
  counting: 'counting rows',
  /** How numbers are read, and why: the user has chosen it, or this many cells agree. */
  numberReading: ({ separator, isChosen, cells, example }: NumberReading) =>
    [
      decimal[separator],
      isChosen ? ', as you chose' : '',
      cells === undefined ? '' : `, ${count(cells)} of ${count(cells)} cells agree`,
      example === undefined ? '' : `: “${example.written}” is read as ${example.read}`,
    ].join(''),
  readDifferently: 'Read differently',
  separatorQuestion: 'How are the numbers written?',
  separatorMixed: (point: number, pointExample: string, comma: number, commaExample: string) =>
    `The file mixes both: ${count(point)} such as “${pointExample}”, ${count(comma)} such as “${commaExample}”. Say which is right; the others are then marked.`,
  separatorAmbiguous: (cells: number, example: string) =>
    `${counted(cells, 'cell', 'cells')} such as “${example}” can be read either way. Say which is right.`,
  /** By the decimal separator of the file, where a template has the other one. */
  separatorOfTemplate: {
    point: (cells: number) =>
      `${counted(cells, 'cell is', 'cells are')} written with a decimal point, but the template has a decimal comma. Say which is right.`,
    comma: (cells: number) =>
      `${counted(cells, 'cell is', 'cells are')} written with a decimal comma, but the template has a decimal point. Say which is right.`,
  },
  chooseSeparator: 'Choose',
  separatorExample: { point: 'Decimal point: 1,284.50', comma: 'Decimal comma: 1.284,50' },
  encodingLabel: 'Text encoding',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'windows-1250': 'Central European (windows-1250)',
    'windows-1251': 'Cyrillic (windows-1251)',
    'windows-1252': 'Western European (windows-1252)',
    'windows-1253': 'Greek (windows-1253)',
    'windows-1254': 'Turkish (windows-1254)',
    'windows-1257': 'Baltic (windows-1257)',
    'koi8-r': 'Cyrillic (KOI8-R)',
    ibm866: 'Cyrillic, DOS (CP866)',
    ibm852: 'Central European, DOS (CP852)',
    macintosh: 'Mac Roman',
    gbk: 'Simplified Chinese (GBK)',
    big5: 'Traditional Chinese (Big5)',
    shift_jis: 'Japanese (Shift JIS)',
    'euc-kr': 'Korean (EUC-KR)',
  },
  sheet: 'Sheet',
  /** Names a sheet, with the number of its rows below the header. */
  sheetOption: (name: string, rows: number | undefined, isHidden: boolean) =>
    `${name}${rows === undefined ? '' : ` (${counted(rows, 'row', 'rows')})`}${isHidden ? ', hidden' : ''}`,
  openSheet: 'Open this sheet',
  openSheetHint: 'Enter opens it.',
  chooseSheet: 'Choose the sheet with the rows.',
  sheetProblem: {
    empty: (name: string) => `${name || 'The first sheet'} is empty. Choose the sheet with the rows.`,
    'one-row': (name: string) =>
      `${name || 'The first sheet'} has no rows below its header. Choose the sheet with the rows.`,
    hidden: (name: string) => `${name || 'The first sheet'} is hidden. Choose the sheet to read.`,
  },
  tableBeside: 'Another table with the same column names stands beside this one.',
  readTable: (from: string, to: string) => `Read columns ${from} to ${to}`,
  manyDecimals: (cells: number) => `${counted(cells, 'price has', 'prices have')} more than 4 decimals.`,
  round: (decimals: number) => `Round to ${decimals} decimals`,
  rounded: (prices: number, decimals: number) =>
    prices === 0
      ? `No price has more than ${decimals} decimals.`
      : `${counted(prices, 'price is', 'prices are')} rounded to ${decimals} decimals.`,
  rounding: 'Rounding the prices',
  doNotRound: 'Do not round',
  exclusions: 'Rows to leave out',
  allKinds: (rows: number) => `All ${counted(rows, 'row', 'rows')} of these kinds`,
  exclusionKinds: exclusionCounts,
  exclusionReasons,
  rowAction: 'Leave out',
  includeAgain: 'Take back',
  rowActionOf: (row: number, isOut: boolean) => `${isOut ? 'Take back' : 'Leave out'} row ${count(row)}`,
  onlyRows: 'Only rows where',
  onlyAll: 'No condition',
  onlyIs: (column: string, value: string, rows: number) =>
    `${column} is ${value || '(blank)'} (${counted(rows, 'row', 'rows')})`,
  onlyOneOf: (column: string) => `${column} is one of several values`,
  onlyOthers: 'Other columns',
  onlyValues: (column: string) => `${column} is one of`,
  onlyValue: (value: string, rows: number) => `${value || '(blank)'} (${count(rows)})`,
  onlyMost: (values: number) => `The ${count(values)} most frequent values are listed.`,
  onlyLoading: 'Counting the values',
  duplicateRows: (rows: number, key: string) => `${counted(rows, 'row', 'rows')} with a ${key} in the file twice`,
  keepDuplicates: 'Leave none out',
  duplicateChoices,
  excludedRows: (rows: number) => `${counted(rows, 'row is', 'rows are')} left out.`,
  downloadExcluded: 'Download left out rows',
  saveUnknown: 'Save as a product sheet',
  includeAll: 'Include all rows',
  asLastTime: (
    kinds: readonly { readonly kind: ExclusionKind | 'duplicate'; readonly rows: number }[],
    chosen: Exclusions['duplicates'],
  ) =>
    `Leave out as last time${kinds.length === 0 ? '' : ': '}${kinds.map(({ kind, rows }) => `${counted(rows, 'row', 'rows')} (${exclusionReasons[kind]}${kind === 'duplicate' && chosen ? `: ${duplicateChoices[chosen].toLowerCase()}` : ''})`).join(', ')}`,
  keysUnchecked: (reason: string) =>
    `It could not be checked whether every Main SKU is known (${reason}). The server checks them when the file is sent.`,
  encoding: (name: string) => `Text is read as ${name}.`,
  mapColumns: 'Map columns',
  rowsShown: 'Rows shown',
  allRows: 'All rows',
  errors: 'Errors',
  notes: 'Notes',
  findings,
  finding,
  refusableCounts,
  unknownColumns: (names: readonly string[]) =>
    `${counted(names.length, 'column is', 'columns are')} not used, because ${names.length === 1 ? 'its name is' : 'their names are'} not known: ${names.join(', ')}`,
  hiddenColumns: (names: readonly string[]) =>
    `${counted(names.length, 'column is', 'columns are')} hidden in the file, and read all the same: ${names.join(', ')}`,
  place: (row: number) => `row ${count(row)}`,
  placeLabel: (row: number, column: string) => `Go to row ${count(row)}, ${column}`,
  /** @param places one after the other; `more` of them are not named */
  findingPlaces: (finding: string, places: string, more: number) =>
    `${finding} – ${places}${more > 0 ? ` and ${count(more)} more` : ''}`,
  problemsTitle: (errors: number) =>
    `${counted(errors, 'error keeps', 'errors keep')} the file from being sent. Correct ${errors === 1 ? 'it' : 'them'} here, or in the file and choose it again, or leave rows out.`,
  notesTitle: 'Notes',
  preview: 'Rows of the file',
  rowNumber: 'Row',
  noRowsShown: 'No such rows',
  checking: (rows: number, total: number | undefined, errors: number) =>
    `Checking rows, ${count(rows)}${total === undefined ? '' : ` of ${count(total)}`}.${errors === 0 ? '' : ` ${counted(errors, 'error', 'errors')} so far.`}`,
  checkingLabel: 'Checking rows',
  blocked: (errors: number, rows: number) =>
    `${counted(errors, 'error', 'errors')} to correct first, in ${counted(rows, 'row', 'rows')}`,
  allExcluded: 'Every row is left out: take rows back first',
  noRows: 'No rows below the header: choose another header row',
  separatorFirst: 'Say first how the numbers are written',
  stillReading: 'The file is still being read',
  stillChecking: 'The rows are still being checked',
  /** `refusable`: the sentence about rows that may be refused or cannot be sent. */
  checked: (rows: number, out: number, refusable: string | undefined) =>
    [
      `${counted(rows, 'row', 'rows')} checked${refusable === undefined ? ', no errors' : ''}.`,
      ...(refusable === undefined ? [] : [refusable]),
      ...(out === 0 ? [] : [`${count(rows - out)} to send.`]),
    ].join(' '),
  refusable: (rows: number, kinds: readonly string[]) => `${count(rows)} of them may be refused: ${kinds.join(', ')}.`,
  unsendable: (rows: number, kinds: readonly string[]) => `${count(rows)} of them cannot be sent: ${kinds.join(', ')}.`,
  refusableTitle: (rows: number) => `${counted(rows, 'row', 'rows')} may be refused`,
  unsendableTitle: (rows: number) => `${counted(rows, 'row', 'rows')} cannot be sent`,
  sending: (percent: number) => (percent < 100 ? `Sending, ${percent} %.` : 'Sent. Waiting for the answer.'),
  sendingLabel: 'Sending',
  sendPreviewed: 'Send as read – as an xlsx of what is shown here, with plain numbers',
  mappingTitle: 'Map columns',
  headerRow: 'Header row',
  noHeaderRow: 'None: the first row is a row like the others',
  noHeaderNote:
    'The file is read without a header row: its first row is sent too, and the columns are named by their letters. If the first row has the names of the columns, choose it above.',
  fillDown: (column: string) => `Fill blank cells of ${column} with the value above`,
  headerRowOption: (row: number, text: string) => `Row ${count(row)}: ${text}`,
  mappingIntro: (name: string, isChoiceRemembered: boolean) =>
    `Say what the columns of ${name} stand for.${isChoiceRemembered ? ' The choice is remembered for files with the same header.' : ''}`,
  mappingMissing: (key: string | undefined) =>
    key === undefined
      ? 'Say what at least one other column stands for.'
      : `${key} and at least one other column are needed.`,
  mappingDuplicates: (names: readonly string[]) =>
    `Chosen for two columns: ${names.join(', ')}. Set one of them to “Not used”, or to something else.`,
  mappingKeyTwice: (key: string) =>
    `${key} is chosen for two columns. If both together make the ${key}, tick “Make the ${key} of two columns” above; else set one of them to “Not used”.`,
  skuParts: (key: string) => `Make the ${key} of two columns, such as article and colour`,
  skuPart: (key: string, part: number) => `${part === 1 ? 'First' : 'Second'} part of the ${key}`,
  skuJoiner: 'Joined by',
  skuJoiners: { '-': 'Hyphen', ' ': 'Blank', _: 'Underscore', '/': 'Slash', '.': 'Point', '': 'Nothing' },
  skuExample: (example: string) => `For example ${example}`,
  skuPartsEqual: (key: string) => `Choose two different columns for the ${key}.`,
  notUsed: 'Not used',
  partOf: (key: string) => `Part of the ${key}`,
  column: 'Column of the file',
  columnPlace: (letters: string) => `Column ${letters}`,
  firstValues: 'First values',
  standsFor: 'Stands for',
  offer: 'Perhaps',
  offerOf: (price: string, name: string) => `Use ${name} as ${price}`,
  standsForLabel: (name: string) => `${name} stands for`,
  costChoice: 'Cost: prices from this column',
  unitChoice: 'Price unit: pieces that a price is for',
  offerCosts: 'Prices from this column',
  offerCostsOf: (name: string) => `Prices from this column, ${name}`,
  setPrices: 'Prices from costs',
  useMapping: 'Preview',
  back: 'Back',
  reviewTitle: 'Resolve Duplicates',
  reviewFacts: (fileName: string, created: number | undefined, unchanged: number | undefined, pairs: number) =>
    `${fileName}: ${[
      ...(created === undefined ? [] : [`${counted(created, 'row', 'rows')} added`]),
      ...(unchanged === undefined ? [] : [`${count(unchanged)} unchanged`]),
      `${counted(pairs, 'differs', 'differ')} from what is stored`,
    ].join(', ')}`,
  preparingReview: 'Comparing the rows',
  pairsShown: 'Rows shown',
  all: 'All',
  flaggedFilter: 'Flagged',
  leftOutFilter: 'Left out',
  takeAll: 'Take all',
  leaveAllOut: 'Leave all out',
  keyboardHelp:
    'Arrow up and down go from row to row, left and right from change to change; space takes or leaves out.',
  include: (name: string) => `Take the changes of ${name}`,
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
  difference: { new: 'new', cleared: 'cleared', text: 'text', 'from-zero': 'from 0' },
  none: '-',
  taken: (pairs: number, allPairs: number, changes: number, allChanges: number) =>
    `${count(pairs)} of ${counted(allPairs, 'row', 'rows')}, ${count(changes)} of ${counted(allChanges, 'change', 'changes')} taken`,
  flaggedCount: (changes: number) => `${counted(changes, 'big change', 'big changes')}, to be confirmed again`,
  confirm: 'Confirm Changes',
  nothingTaken: 'Take at least one change, or cancel',
  confirming: 'Writing the changes.',
  askTitle: (changes: number) => `Confirm ${counted(changes, 'big change', 'big changes')}?`,
  askText: (changes: number) =>
    `${counted(changes, 'value that you take changes', 'values that you take change')} by more than half, to or from zero, between number and text, or ${changes === 1 ? 'is' : 'are'} cleared:`,
  askConfirm: (changes: number, all: number) =>
    changes === all
      ? `Confirm ${counted(changes, 'big change', 'big changes')}`
      : `Confirm ${counted(all, 'change', 'changes')}, ${count(changes)} of them big`,
  askMore: (more: number) => `and ${count(more)} more`,
  askBack: 'Look again',
  discardTitle: 'Leave the review?',
  discardText: (created: number | undefined) =>
    `${created ? `The ${counted(created, 'new row was', 'new rows were')} saved already. ` : ''}None of the changes shown here is written, and your choices are lost.`,
  discardUnknownText: 'It is not known whether the changes that you confirmed were written. Your choices are lost.',
  discard: 'Leave',
  keepReviewing: 'Keep reviewing',
  resumeTitle: 'Unfinished review',
  resumeText: (changes: number, fileName: string) =>
    `${changes === 0 ? 'No change' : counted(changes, 'change', 'changes')} of ${fileName} ${changes <= 1 ? 'is' : 'are'} still to be confirmed, with your choices. None of it was written.`,
  resumeUnknownText: (fileName: string) =>
    `You confirmed changes of ${fileName}, and it is not known whether they were written. Those that you left out were not. Look at the list before you confirm again.`,
  resume: 'Go on with the review',
  startAnew: 'Upload another file',
});
