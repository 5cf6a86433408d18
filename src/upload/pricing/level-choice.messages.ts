import { defineMessages } from '../../texts/define-messages';

export const levelMessages = defineMessages('levels', {
  levels: 'Levels',
  allLevels: 'All',
  noLevels: 'None',
  levelsMissing: 'Choose at least one level',
});
