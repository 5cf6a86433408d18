import { defineMessages } from '../../texts/define-messages';

export const printMessages = defineMessages('print', {
  criterion: (name: string, value: string) => `${name}: ${value}`,
  printed: (date: string) => `Printed ${date}`,
});
