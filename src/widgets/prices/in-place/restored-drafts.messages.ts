import { defineMessages } from '../../../texts/define-messages';
import { cellAndText, cellName, type NamedText } from './cell-drafts.messages';

export const restoredMessages = defineMessages('restoredDrafts', {
  title: 'These prices were typed and not saved',
  price: (typed: NamedText & { readonly from: string }) => `${cellName(typed)}: ${typed.from} → ${typed.text}`,
  save: 'Save',
  saveLabel: (typed: NamedText) => `Save ${typed.text} as ${cellName(typed)}`,
  edit: 'Edit',
  editLabel: (typed: NamedText) => `Edit ${cellName(typed)}`,
  discard: 'Discard',
  discardLabel: (typed: NamedText) => `Discard ${typed.text} of ${cellName(typed)}`,
  discarded: (typed: NamedText) => ({ title: cellAndText(typed), message: 'Discarded.' }),
  undo: 'Undo',
  saveAll: (total: number) => `Save all ${total}`,
  discardAll: (total: number) => `Discard all ${total}`,
  allDiscarded: (total: number) => `${total} typed prices discarded.`,
});
