import { defineMessages } from '../texts/define-messages';

/** Problems that the machine of the upload finds itself. */
export const uploadMachineMessages = defineMessages('uploadMachine', {
  noFile: 'No file selected for upload.',
  sendingStopped: 'Sending was stopped. Nothing was changed.',
  sendingStoppedLate:
    'Sending was stopped when the whole file may have been sent. It is not known whether its new rows were saved: look at the list before you send it again.',
  reviewLeft:
    'You left the review after confirming. It is not known whether the changes were written. Look at the list before you confirm again.',
});
