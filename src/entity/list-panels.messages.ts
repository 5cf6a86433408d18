import { defineMessages } from '../texts/define-messages';

export const messages = defineMessages('listPanels', {
  deleted: 'It was deleted.',
});
