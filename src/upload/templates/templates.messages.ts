import { defineMessages } from '../../texts/define-messages';

export const templateMessages = defineMessages('template', {
  offer: (templates: number) =>
    templates === 1
      ? 'There is a template for files with this header.'
      : 'There are templates for files with this header.',
  offerColumns: 'A list without a header row had columns like these.',
  sameSupplier: 'Nothing but the kinds of the columns was compared: choose it for a list of the same supplier only.',
  others: (templates: number) => `Other templates for lists without a header row (${templates})`,
  asInList: (fileName: string) => `Use the columns of ${fileName}`,
  use: (name: string) => `Use template ${name}`,
  saveLink: 'Save as template',
  saveTitle: 'Save as template',
  save: 'Save',
  cancel: 'Cancel',
  name: 'Name',
  nameHint: 'Such as “Wilo, spring list”',
  nameMissing: 'Type a name',
  nameTooLong: 'At most 100 characters',
  replaces: (name: string) => `Replaces the template ${name}.`,
  keeps: (isShared: boolean, hasHeader: boolean) =>
    [
      hasHeader
        ? 'Keeps the sheet, header, columns, rows left out, rules for costs and encoding for the next file with this header.'
        : 'Keeps the sheet, columns, rows left out, rules for costs and encoding for files without a header row. It is offered for those with columns like these, and can be chosen for others.',
      isShared ? 'All users who upload prices see it.' : 'It is kept in this browser.',
      'It remembers which articles the lists have that are sent with it.',
    ].join(' '),
  leaveOut: (kinds: readonly string[]) =>
    `Leave such rows out of later files too, without a question: ${kinds.join(', ')}`,
  storeUnrated: (currencies: string) =>
    `Store prices in ${currencies} of later files without a rate too, without a question`,
  saved: (name: string) => `Template ${name} saved`,
  storageFull: 'This browser cannot store the template. Delete others, or allow this page to store data.',
  noRoom: 'This browser has no room for the articles of its lists.',
  gone: (name: string) => `There is no template named ${name} any more.`,
  nameTaken: (name: string) => `There is a template named ${name} already.`,
  manage: 'Templates',
  manageTitle: 'Templates for supplier files',
  none: 'There are no templates yet. Save one from the preview of a file.',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  close: 'Close',
  loading: 'Loading the templates',
  failed: (why: string) => `The templates could not be loaded. ${why}`,
});
