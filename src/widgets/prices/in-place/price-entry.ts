import { priceProblem } from '../price-draft';
import { clearInForm, problemMessages } from '../price-problem.messages';

/** What a text in a cell's editor means for the price of the cell. */
export type PriceEntry =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly text: string }
  /** `text` is '' for an emptied cell: a price can be cleared in the form only. */
  | { readonly kind: 'invalid'; readonly text: string; readonly problem: string };

export function priceEntry(typed: string, price: string): PriceEntry {
  const text = typed.trim();
  if (text === price) return { kind: 'unchanged' };
  if (text === '') return { kind: 'invalid', text, problem: clearInForm };
  const problem = priceProblem(text);
  return problem === undefined
    ? { kind: 'changed', text }
    : { kind: 'invalid', text, problem: problemMessages[problem] };
}
