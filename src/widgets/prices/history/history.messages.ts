import { defineMessages } from '../../../texts/define-messages';
import type { PriceAction, PriceOrigin, RecordedUpload } from '../../../wire/price-history';

const number = (value: number) => value.toLocaleString('en');
const records = (value: number) => `${number(value)} ${value === 1 ? 'record' : 'records'}`;
const isOrAre = (value: number) => (value === 1 ? 'is' : 'are');

const actions: Readonly<Record<PriceAction, string>> = { created: 'Created', changed: 'Changed', deleted: 'Deleted' };

/** Names for what a back end does not send. */
const person = (by: string) => by || 'an unknown person';
const file = (fileName: string) => fileName || 'a file';

const origins: Readonly<Record<PriceOrigin, (fileName: string) => string>> = {
  hand: () => 'by hand',
  upload: (fileName) => `by the upload of ${file(fileName)}`,
  'take-back': (fileName) => `by taking back ${fileName || 'an upload'}`,
};

interface ChartFacts {
  readonly level: string;
  readonly changes: number;
  /** Whether there are older changes. */
  readonly hasMore: boolean;
  readonly lowest: string;
  readonly highest: string;
  readonly current: string;
}

interface TakeBackFacts {
  readonly deleted: number;
  readonly restored: number;
}

export const historyMessages = defineMessages('history', {
  title: (sku: string) => `Price history of ${sku}`,
  level: 'Price level',
  allLevels: 'All price levels',
  changes: 'Changes, newest first',
  none: 'No change is recorded',
  noneText: 'Changes are recorded from now on.',
  noneOfLevel: 'This price level was never changed',
  noneOfLevelText: 'Choose another one, or all.',
  /** Follows the failure itself. */
  failedNote: 'The prices themselves are not affected.',
  older: 'Show older ones',
  actionBy: (action: PriceAction, by: string) => (by === '' ? actions[action] : `${actions[action]} by ${by}`),
  person,
  file,
  /** '' where the back end does not say how. */
  originOf: (origin: PriceOrigin | undefined, fileName: string) =>
    origin === undefined ? '' : origins[origin](fileName),
  formerly: (sku: string) => `as ${sku}`,
  showLevel: (level: string) => `${level}: show its history`,
  setBack: 'Set back',
  /** `price` is `undefined` for none. */
  setBackTo: (level: string, price: string | undefined) => `Set back ${level} to ${price ?? 'no price'}`,
  from: 'from',
  to: 'to',
  unset: '-',
  columns: { at: 'When', from: 'From', to: 'To', difference: 'Difference', by: 'By whom, and how' },
  chart: ({ level, changes, hasMore, lowest, highest, current }: ChartFacts) =>
    `${level} over time: ${hasMore ? 'the latest ' : ''}${number(changes)} ${changes === 1 ? 'change' : 'changes'}, lowest ${lowest}, highest ${highest}, now ${current}. The list below has each of them.`,
  now: 'now',
  allChanges: 'All changes',
  allChangesText: 'Of the prices of all SKUs, newest first.',
  since: 'Changed since',
  noChangeSince: 'No price was changed since then',
  noChangeSinceText: 'Choose an earlier day, or none.',
  allNotKept: 'This server keeps no list of all changes.',
  showSku: (sku: string) => `${sku}: show in the price list`,
  download: 'Download',
  stop: 'Stop',
  changesRead: (count: number) => `${number(count)} ${count === 1 ? 'change' : 'changes'} read`,
  downloaded: (rows: number, files: number) =>
    `${number(rows)} changed ${rows === 1 ? 'price' : 'prices'} in ${files === 1 ? '1 file' : `${number(files)} files`}.`,
  downloadFailed: (why: string) => `The changes could not be downloaded. ${why}`,
  fileName: (day: string, part: number) => `price-changes_${day}${part === 1 ? '' : `_${part}`}.xlsx`,
  fileColumns: ['Main SKU', 'Price level', 'From', 'To', 'When', 'By whom', 'How', 'File'],
  how: { hand: 'By hand', upload: 'By an upload', 'take-back': 'By taking an upload back' } satisfies Record<
    PriceOrigin,
    string
  >,
  uploads: 'Past uploads',
  uploadsText: 'The newest first. Taking one back sets its prices to what they were before.',
  noUploads: 'No upload yet',
  noUploadsText: 'Uploaded files are listed here, and can be taken back.',
  /** Without what the back end does not say. */
  counts: ({ created, changed, pending }: Pick<RecordedUpload, 'created' | 'changed' | 'pending'>) =>
    [
      ...(created === undefined ? [] : [`${number(created)} added`]),
      ...(changed === undefined ? [] : [`${number(changed)} changed`]),
      ...(pending === undefined || pending === 0 ? [] : [`${number(pending)} not confirmed`]),
    ].join(' · '),
  readAs: (encoding: string) => `read as ${encoding}`,
  takeBack: 'Take back',
  takeBackOf: (fileName: string, at: string) => `Take back ${fileName || 'an upload'} of ${at}`,
  takenBack: (by: string, at: string) => `Taken back by ${person(by)}, ${at}`,
  nothingChanged: 'Nothing to take back: it has changed no price.',
  question: 'Take Back This Upload?',
  parts: (uploads: number) => `It is one of ${number(uploads)} uploads of one change, which are taken back together.`,
  effectText: ({ deleted, restored }: TakeBackFacts) =>
    [
      ...(restored > 0 ? [`${records(restored)} ${isOrAre(restored)} set back to the prices before the upload.`] : []),
      ...(deleted > 0 ? [`The prices of ${records(deleted)} that it added are deleted.`] : []),
    ].join(' '),
  noEffect: 'There is nothing to take back: each record was changed after the upload, or it has changed none.',
  changedSinceTitle: (total: number) =>
    total === 1
      ? '1 record was changed after the upload and stays as it is'
      : `${records(total)} were changed after the upload and stay as they are`,
  changedSinceNote: (total: number) => `Set ${total === 1 ? 'it' : 'them'} by hand where a price is wrong.`,
  affectedRecords: 'What would change',
  changedSinceRecords: 'What was changed since',
  willBe: { created: 'is added', changed: 'is set back', deleted: 'its prices are deleted' } satisfies Record<
    PriceAction,
    string
  >,
  more: (count: number) => `and ${records(count)} more`,
  confirm: (total: number) => `Take back ${records(total)}`,
  cancel: 'Cancel',
  close: 'Close',
  done: (total: number) => `The upload was taken back: ${records(total)}.`,
  mayBeTakenBack: 'It is not known whether the upload was taken back. What it would change now is shown below.',
  notKept: 'This server keeps no history of prices.',
  noRecord: 'history() needs a record with its SKU, or the ID of a record on this page.',
  noUpload: 'takeBack() needs the ID of an upload.',
});
