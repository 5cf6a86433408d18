import { defineMessages } from '../texts/define-messages';
import type { Entity } from '../wire/entity';

export const entityFormMessages = ({ noun }: Pick<Entity, 'noun'>) => ({
  title: { create: `add ${noun}`, edit: `edit ${noun}` },
  submit: { create: 'Create', edit: 'Save' },
});

export const fieldMessages = defineMessages('field', {
  choose: 'Choose',
  fillIn: 'Fill in',
  correct: 'Correct',
  unset: '-',
  chooseOne: (label: string) => `Choose a ${label.toLowerCase()}`,
  suggestedList: 'Choose, or type something new and press Enter.',
});
