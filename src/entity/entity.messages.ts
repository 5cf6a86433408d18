import type { Entity } from '../wire/entity';

type Names = Pick<Entity, 'name' | 'noun'>;

/** Texts of an entity's list that follow from its names. An area replaces those that differ. */
export const entityMessages = ({ name, noun }: Names) => ({
  title: `${noun} management`,
  searchHint: `Search ${name}`,
  filterTitle: `Filter ${noun.charAt(0).toUpperCase()}${noun.slice(1)}`,
  empty: { title: `No ${name} yet`, text: 'Create the first.', readonlyText: 'There is nothing to show.' },
  edit: (title: string) => `Edit ${noun} ${title}`,
  remove: (title: string) => `Delete ${noun} ${title}`,
});

export const entityFormMessages = ({ noun }: Names) => ({
  title: { create: `add ${noun}`, edit: `edit ${noun}` },
  submit: { create: 'Create', edit: 'Save' },
});

export const fieldMessages = {
  choose: 'Choose',
  fillIn: 'Fill in',
  correct: 'Correct',
  unset: '-',
  yes: 'YES',
  no: 'NO',
  chooseOne: (label: string) => `Choose a ${label.toLowerCase()}`,
  suggestedList: 'Choose, or type something new and press Enter.',
} as const;
