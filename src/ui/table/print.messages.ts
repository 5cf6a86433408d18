import { defineMessages } from '../../texts/define-messages';

export const printMessages = defineMessages('print', { printed: (date: string) => `Printed ${date}` });
