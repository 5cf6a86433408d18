import { defineMessages } from '../../texts/define-messages';

/** Messages of the actions of all lists. `noun` names a record, such as `price`. */
export const actionMessages = defineMessages('listActions', {
  notFound: (noun: string, title: string) =>
    `No ${noun} was found under the name “${title}”. It may have been renamed or deleted meanwhile.`,
  notOnPage: (noun: string, title: string) =>
    `The ${noun} ${title} is not on this page any more. Search for it, then edit it.`,
  noRecord: 'edit() needs a record with an ID, or an ID.',
  noFile: 'upload() needs a File, or nothing to let the user choose one.',
  readonly: 'This list is read-only.',
  closeFirst: 'Close the open form first.',
  withoutTitle: (noun: string, key: string) => `This ${noun} cannot be edited: the server did not send its ${key}.`,
  edit: 'Edit',
  remove: 'Delete',
});
