/** What is said of how sending a sheet, or confirming its changes, ended. */
export const sheetUploadMessages = {
  somethingWrong: 'Something went wrong!',
  nothingSent:
    'The connection failed before the file had arrived. Nothing was changed; submit it again when you are online.',
  sendAgain:
    'The connection failed while the answer was awaited, so it is not known whether new rows were saved. Submit the file again: rows that were saved are then found unchanged.',
  anErrorOccurred: 'An error occurred.',
  unexpectedError: 'An unexpected error occurred.',
  confirmedSuccessfully: 'Changes confirmed successfully!',
  unknownOutcome:
    'It is not known whether the changes were written. Confirm again: what is already written is not written twice.',
  conflict: 'What is stored has changed since it was shown. Nothing was written; the rows are shown anew.',
} as const;
