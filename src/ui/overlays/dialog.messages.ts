import { defineMessages } from '../../texts/define-messages';

/** Texts of the dialogs of all areas. */
export const dialogMessages = defineMessages('dialogs', {
  save: 'Save',
  delete: 'Delete',
  clearAll: 'Clear all',
  discard: {
    confirm: 'Discard',
    cancel: 'Keep editing',
    typing: { title: 'Discard what you typed?', text: 'Your changes have not been saved.' },
    choices: { title: 'Discard your choices?', text: 'They have not been applied.' },
    upload: { title: 'Discard your choices?', text: 'The file has not been sent.' },
  },
  confirmDelete: { title: 'Delete This Item?', text: (name: string) => `are you sure you want to delete ${name}?` },
  filter: {
    loading: 'The choices are on their way',
    none: 'There is nothing to filter by yet.',
    chosen: (count: number) => `${count} chosen`,
  },
  columns: {
    title: 'manage columns',
    shown: (shown: number, all: number, note: string) => `${shown} of ${all} shown${note}`,
    drag: 'Drag to reorder',
    dragOrPress: (keys: string) => `Drag to reorder, or ${keys}`,
    move: (name: string) => `Move ${name}`,
    showAll: 'Show all',
    hideAll: 'Hide all',
    alwaysFirst: 'always first',
    moved: (name: string, place: number, all: number) => `${name}: place ${place} of ${all}`,
  },
});
