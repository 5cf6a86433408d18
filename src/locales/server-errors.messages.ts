import { defineMessages } from '../texts/define-messages';

/** English is what the back end sends, so only other languages have texts for its codes; '' where there is none. */
const noTexts = new Proxy<Readonly<Record<string, string>>>({}, { get: () => '' });

export const serverErrorMessages = defineMessages('serverErrors', noTexts);

/** Sentences, which stand beside the field. */
export const fieldReasonMessages = defineMessages('fieldReasons', noTexts);
