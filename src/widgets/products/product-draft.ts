import type { ProductFields } from '../../api/resources/products';
import { problemText } from '../../record/field-problem';
import type { ValidationIssue } from '../../ui/form/validation-summary';
import { isList, type KeyOfKind, mapFields } from '../../wire/field';
import { fieldProblem, parseField } from '../../wire/field-value';
import { type ProductKey, type ProductRecord, productFields, productKeys } from '../../wire/product';
import { formatTextList } from '../../wire/text-list';
import { formMessages as messages } from './product-form.messages';

export type ListKey = KeyOfKind<typeof productFields, 'list' | 'companies'>;

export type TextKey = Exclude<ProductKey, ListKey>;

export type ProductDraft = Readonly<Record<TextKey, string> & Record<ListKey, readonly string[]>>;

export const isListKey = (key: ProductKey): key is ListKey => isList(productFields[key]);

export function draftOf(product: ProductRecord | undefined): ProductDraft {
  const values = mapFields(productFields, (key, { kind }) => {
    const value = product?.[key];
    if (isListKey(key)) return value ?? [];
    if (kind === 'yes-no') return value === undefined ? '' : value ? 'YES' : 'NO';
    return value ?? (kind === 'status' ? 'Active' : '');
  });
  // SAFETY: has a list for each list key, a text for the others.
  return values as unknown as ProductDraft;
}

/** Converts to wire values: decimals and booleans, `null` for empty ones; empty texts stay ''. */
export function fieldsOf(draft: ProductDraft): ProductFields {
  return mapFields(productFields, (key, field) => {
    if (isListKey(key)) return draft[key];
    const text = draft[key].trim();
    if (field.kind !== 'yes-no' && field.kind !== 'number') return text;
    const reading = parseField(field, text);
    return reading.kind === 'value' ? reading.value : text;
  });
}

/** Returns the error of a value; a stored value is always accepted. */
export function problemOf(key: ProductKey, draft: ProductDraft, base: ProductRecord | undefined): string | undefined {
  const isEmpty = draft[key].length === 0;
  if (isEmpty || (base && JSON.stringify(draft[key]) === JSON.stringify(draftOf(base)[key]))) return undefined;
  const problem = fieldProblem(productFields[key], draft[key]);
  return problem && problemText(problem);
}

/** Returns the errors that prevent sending. No field is required. */
export function validationIssues(draft: ProductDraft, base: ProductRecord | undefined): readonly ValidationIssue[] {
  return productKeys
    .filter((key) => problemOf(key, draft, base) !== undefined)
    .map((key) => ({ verb: messages.correct, label: productFields[key].label }));
}

export function changes(draft: ProductDraft, product: ProductRecord) {
  const [mine, theirs] = [fieldsOf(draft), fieldsOf(draftOf(product))];
  return productKeys
    .filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(theirs[key]))
    .map((key) => ({
      key,
      label: productFields[key].label,
      mine: displayText(mine[key]),
      theirs: displayText(theirs[key]),
    }));
}

function displayText(value: ProductFields[ProductKey]): string {
  if (typeof value === 'boolean') return value ? 'YES' : 'NO';
  return typeof value === 'object' && value !== null ? formatTextList(value) : String(value ?? '');
}
