import type { Entity } from '../wire/entity';

export const entityFormMessages = ({ noun }: Pick<Entity, 'noun'>) => ({
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
