import { defineMessages } from '../../texts/define-messages';
import { counted } from '../../ui/counted';

/** Texts about what became of a file that was sent, and of changes that were confirmed. */
export const sessionMessages = defineMessages('session', {
  accepted: (name: string) => `${name} was accepted.`,
  confirmed: 'Changes confirmed successfully!',
  saved: (kind: string, changed: number, left: number) =>
    `${counted(changed, kind === 'prices' ? 'price' : 'value', kind === 'prices' ? 'prices' : 'values')} changed${left === 0 ? '' : `, ${left.toLocaleString('en')} left`}.`,
  nothingPending:
    'The server has no changes that wait for this confirmation: they were saved before, or discarded. Look at the list.',
  conflict: 'The stored values have changed since they were shown. Nothing was written; the rows below are up to date.',
  somethingWrong: 'Something went wrong!',
  nothingChanged: 'Nothing was changed.',
  nothingSent:
    'The connection failed before the file had arrived. Nothing was changed; submit it again when you are online.',
  sendAgain: 'It is not known whether new rows were saved. Look at the list before you submit the file again.',
  submitAgain: 'It is not known whether new rows were saved. Submit the file again: it is stored only once.',
  anErrorOccurred: 'An error occurred.',
  unexpectedError: 'An unexpected error occurred.',
  unknownOutcome: 'It is not known whether the changes were written. Look at the list before you confirm again.',
  /** Follows the failure itself. */
  confirmAgain: 'It is not known whether the changes were saved. Confirm them again: they are stored only once.',
  recreated: (total: number, skus: string) =>
    `Deleted meanwhile, and created again with only the values of this change: ${total.toLocaleString('en')}${skus && ` (${skus})`}. Past uploads, where the list has it, takes the change back.`,
  refusedRow: (sku: string, column: string, reason: string) => `${sku}, ${column}: ${reason}`,
  fileNames: {
    excluded: (name: string) => `${name} left out.xlsx`,
    unknown: (name: string) => `${name} unknown.xlsx`,
  },
  /** Headers of the file of rows that are left out. */
  excludedRows: { row: 'Row', reason: 'Left out' },
  /** Name of the file that pasted rows make. */
  pastedRows: 'Pasted rows.csv',
  noNumbers: 'this kind of record has no other numbers',
  rowsNotSaved: 'The rows could not be saved.',
  notRemembered: (template: string, why: string) =>
    `Template ${template} does not remember the articles of this list. ${why}`,
});
