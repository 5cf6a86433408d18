import { inputNumber } from '../../../texts/notation';

/** A text of a cell as messages show it. */
export const withShownText = <T extends { readonly text: string }>(draft: T): T => ({
  ...draft,
  text: inputNumber(draft.text),
});
