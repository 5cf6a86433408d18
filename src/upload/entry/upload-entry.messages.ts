import { defineMessages } from '../../texts/define-messages';

const changes = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'change' : 'changes'}`;

export const uploadEntryMessages = defineMessages('uploadEntry', {
  waiting: (count: number | undefined, fileName: string) =>
    `An upload waits for your confirmation: ${count === undefined ? 'changes' : changes(count)} of ${fileName}`,
  unknown: (fileName: string) => `It is not known whether the changes of ${fileName} were written`,
  stillOpen: (fileName: string) => `${fileName} is still open, as you left it`,
  continue: 'Continue',
  review: 'Review',
  discard: 'Discard',
  discardTitle: 'Discard this review?',
  discardText: (fileName: string) => `None of the changes of ${fileName} is written, and your choices are lost.`,
  discardUnknownText: 'Look at the list to see whether the changes were written. Your choices are lost.',
  keep: 'Keep it',
  dropHere: 'Drop the file here to upload it',
});
