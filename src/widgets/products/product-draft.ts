import type { ProductFields } from '../../api/resources/products';
import { problemText } from '../../records/field-problem';
import type { ValidationIssue } from '../../ui/form/validation-summary';
import { isList, type KeyOfKind, mapFields } from '../../wire/field';
import { fieldProblem, readField } from '../../wire/field-value';
import { type ProductKey, type ProductRecord, productFields, productKeys } from '../../wire/product';
import { writeTextList } from '../../wire/text-list';
import { formMessages as messages } from './product-form.messages';

/** A field that holds a list of texts. */
export type ListKey = KeyOfKind<typeof productFields, 'list' | 'companies'>;

/** A field that is written as one text: also numbers, and YES or NO. */
export type TextKey = Exclude<ProductKey, ListKey>;

/** What is being typed. */
export type ProductDraft = Readonly<Record<TextKey, string> & Record<ListKey, readonly string[]>>;

/** Whether the field holds a list of texts. */
export const isListKey = (key: ProductKey): key is ListKey => isList(productFields[key]);

/** The draft of a product, or that with which a new one begins. */
export function draftOf(product: ProductRecord | undefined): ProductDraft {
  const values = mapFields(productFields, (key, { kind }) => {
    const value = product?.[key];
    if (isListKey(key)) return value ?? [];
    if (kind === 'yes-no') return value === undefined ? '' : value ? 'YES' : 'NO';
    return value ?? (kind === 'status' ? 'Active' : '');
  });
  // SAFETY: lists for the keys of lists, texts for the others.
  return values as unknown as ProductDraft;
}

/** The fields as they are sent: numbers as decimals, YES and NO as booleans, what is empty as `null`. */
export function fieldsOf(draft: ProductDraft): ProductFields {
  return mapFields(productFields, (key, field) => {
    if (isListKey(key)) return draft[key];
    const text = draft[key].trim();
    if (field.kind !== 'yes-no' && field.kind !== 'number') return text;
    const reading = readField(field, text);
    return reading.kind === 'value' ? reading.value : text;
  });
}

/** What is wrong with a field's value, unless the product has it already; `undefined` when it can be sent. */
export function problemOf(key: ProductKey, draft: ProductDraft, base: ProductRecord | undefined): string | undefined {
  const isEmpty = draft[key].length === 0;
  if (isEmpty || (base && JSON.stringify(draft[key]) === JSON.stringify(draftOf(base)[key]))) return undefined;
  const problem = fieldProblem(productFields[key], draft[key]);
  return problem && problemText(problem);
}

/** What keeps the draft from being sent. No field is required. */
export function obstacles(draft: ProductDraft, base: ProductRecord | undefined): readonly ValidationIssue[] {
  return productKeys
    .filter((key) => problemOf(key, draft, base) !== undefined)
    .map((key) => ({ verb: messages.correct, label: productFields[key].label }));
}

/** Where a draft and a product differ. */
export function changes(draft: ProductDraft, product: ProductRecord) {
  const [mine, theirs] = [fieldsOf(draft), fieldsOf(draftOf(product))];
  return productKeys
    .filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(theirs[key]))
    .map((key) => ({ key, label: productFields[key].label, mine: shown(mine[key]), theirs: shown(theirs[key]) }));
}

function shown(value: ProductFields[ProductKey]): string {
  if (typeof value === 'boolean') return value ? 'YES' : 'NO';
  return typeof value === 'object' && value !== null ? writeTextList(value) : String(value ?? '');
}
