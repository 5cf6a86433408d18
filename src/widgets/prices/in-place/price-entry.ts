import { inputNumber, typedNumber } from '../../../texts/notation';
import { priceProblem } from '../price-draft';
import { problemMessages } from '../price-problem.messages';

/** What a text in a cell's editor means for the price of the cell. */
export type PriceEntry =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'emptied' }
  | { readonly kind: 'changed'; readonly text: string }
  | { readonly kind: 'invalid'; readonly text: string; readonly problem: string };

/** @param price the text of the editor for the present price, as `toInputText` gives it */
export function readPriceEntry(typed: string, price: string): PriceEntry {
  const text = typedNumber(typed.trim());
  // A stored text that is no price, such as `1,284.50`, is only read when it was changed.
  if (text === price || typed.trim() === inputNumber(price)) return { kind: 'unchanged' };
  if (text === '') return { kind: 'emptied' };
  const problem = priceProblem(text);
  return problem === undefined
    ? { kind: 'changed', text }
    : { kind: 'invalid', text, problem: problemMessages[problem] };
}
