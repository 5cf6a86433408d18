import type { MarkKind } from './reading/marks';
import type { CalledOut } from './review/difference';

const count = (value: number) => value.toLocaleString('en');
const counted = (value: number, one: string, many: string) => `${count(value)} ${value === 1 ? one : many}`;

/** What is said of so many cells of one kind. */
const marks: Readonly<Record<MarkKind, (cells: number, key: string) => string>> = {
  'missing-key': (cells, key) => `${counted(cells, 'row', 'rows')} without a ${key}`,
  'doubled-key': (cells, key) => `${counted(cells, 'row', 'rows')} with a ${key} that stands in the file twice`,
  negative: (cells) => `${counted(cells, 'negative number', 'negative numbers')}`,
  'wrong-number': (cells) =>
    `${counted(cells, 'cell that is no price', 'cells that are no prices')}: at most 10 digits before the point and 4 after it, or a short text such as POA`,
  'no-number': (cells) =>
    `${counted(cells, 'cell that is no number', 'cells that are no numbers')}: a number from 0 such as 12.5 is needed`,
  'long-text': (cells) => `${counted(cells, 'text', 'texts')} of more than 20 characters`,
  'wrong-yes-no': (cells) => `${counted(cells, 'cell', 'cells')} with something else than YES or NO`,
  'wrong-status': (cells) => `${counted(cells, 'cell', 'cells')} with something else than Active or Inactive`,
  'wrong-address': (cells) =>
    `${counted(cells, 'cell that is no address', 'cells that are no addresses')}: it has to begin with https:// or http://`,
  'error-cell': (cells) => `${counted(cells, 'cell', 'cells')} with a spreadsheet error such as #N/A`,
  'text-price': (cells) => `${counted(cells, 'text price', 'text prices')} such as POA`,
  clears: (cells) => `${counted(cells, 'blank cell', 'blank cells')}: a value that is stored there will be cleared`,
};

/** What is said of one cell. */
const mark: Readonly<Record<MarkKind, string>> = {
  'missing-key': 'missing',
  'doubled-key': 'stands in the file twice',
  negative: 'negative',
  'wrong-number': 'not a price',
  'no-number': 'not a number',
  'long-text': 'longer than 20 characters',
  'wrong-yes-no': 'neither YES nor NO',
  'wrong-status': 'neither Active nor Inactive',
  'wrong-address': 'not a web address',
  'error-cell': 'spreadsheet error',
  'text-price': 'text price',
  clears: 'clears the value',
};

const calledOut: Readonly<Record<CalledOut, string>> = {
  'to-zero': 'becomes zero.',
  tenfold: 'becomes ten times the old value.',
  tenth: 'becomes a tenth of the old value.',
  hundredfold: 'becomes a hundred times the old value.',
  hundredth: 'becomes a hundredth of the old value.',
  large: 'changes by more than half.',
};

/** Every string that uploading shows. */
export const uploadMessages = {
  title: 'Upload File',
  choosePrompt: 'Please upload an Excel file to preview',
  chooseHint: '.xlsx, .xls or .csv, up to 25 MB. The first sheet is read.',
  chooseFile: 'Choose file',
  chooseAnother: 'Choose another file',
  dropHint: 'or drop it here',
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
  encoding: (name: string) => `Text is read as ${name}.`,
  mapColumns: 'Map columns',
  rowsShown: 'Rows shown',
  allRows: 'All rows',
  errors: 'Errors',
  toKnow: 'To know',
  marks,
  mark,
  unknownColumns: (names: readonly string[]) =>
    `${counted(names.length, 'column is', 'columns are')} not known: ${names.join(', ')}`,
  place: (row: number) => `row ${count(row)}`,
  placeLabel: (row: number, column: string) => `Go to row ${count(row)}, ${column}`,
  morePlaces: (more: number) => `and ${count(more)} more`,
  problemsTitle: (errors: number) =>
    `${counted(errors, 'error keeps', 'errors keep')} the file from being sent. Correct ${errors === 1 ? 'it' : 'them'} in the file and choose it again.`,
  notesTitle: 'To know before you send it',
  preview: 'Rows of the file',
  rowNumber: 'Row',
  noRowsShown: 'No such rows',
  loadingPage: 'Reading rows',
  checking: (rows: number, total: number | undefined, errors: number) =>
    `Checking rows, ${count(rows)}${total === undefined ? '' : ` of ${count(total)}`}.${errors === 0 ? '' : ` ${counted(errors, 'error', 'errors')} so far.`}`,
  checkingLabel: 'Checking rows',
  blocked: (errors: number) => `${counted(errors, 'error', 'errors')} to correct first`,
  stillReading: 'The file is still being read',
  stillChecking: 'The rows are still being checked',
  checked: (rows: number) => `${counted(rows, 'row', 'rows')} checked, no errors.`,
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
  mappingMissing: (key: string) => `${key} and at least one other column are needed.`,
  mappingDoubled: (names: readonly string[]) => `Chosen twice: ${names.join(', ')}.`,
  notUsed: 'Not used',
  column: 'Column of the file',
  example1: 'First values',
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
  calledOutFilter: 'Called out',
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
  calledOut,
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
  bigChanges: (changes: number) => `${counted(changes, 'big change', 'big changes')}, asked for again on Confirm`,
  confirm: 'Confirm Changes',
  nothingTaken: 'Take at least one change, or cancel',
  confirming: 'Writing the changes.',
  askTitle: (changes: number) => `Confirm ${counted(changes, 'big change', 'big changes')}?`,
  askText: (changes: number) =>
    `${counted(changes, 'value that you take changes', 'values that you take change')} by more than half, tenfold or hundredfold, or to zero:`,
  askConfirm: (changes: number) => `Confirm ${counted(changes, 'big change', 'big changes')}`,
  askMore: (more: number) => `and ${count(more)} more`,
  askBack: 'Look again',
  discardTitle: 'Leave the review?',
  discardText: (created: number | undefined) =>
    `${created ? `The ${counted(created, 'new row was', 'new rows were')} saved already. ` : ''}None of the changes shown here is written, and your choices are lost.`,
  discard: 'Leave',
  keepReviewing: 'Keep reviewing',
  resumeTitle: 'A review was left open',
  resumeText: (pairs: number, fileName: string) =>
    `${counted(pairs, 'change', 'changes')} of ${fileName} ${pairs === 1 ? 'is' : 'are'} still to be confirmed, with your choices as you left them. Nothing of it was written.`,
  resume: 'Go on with the review',
  startAnew: 'Upload another file',
} as const;
