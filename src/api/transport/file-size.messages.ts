import { defineMessages } from '../../texts/define-messages';

/** Added to the refusal of a file that is too large. */
export const fileSizeMessages = defineMessages('fileSize', {
  size: (size: string) => `The file is ${size}.`,
  tooLarge: 'The file is too large for the server.',
});
