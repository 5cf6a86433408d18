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
