import { type ProductKey, type ProductRecord, productLabels } from '../../api/product-record';
import type { ProductFields } from '../../api/products';
import type { Obstacle } from '../../ui/missing-text';
import { formMessages as messages } from './product-form.messages';

/** Fields that hold lists of texts. */
const listKeys = ['PRIME_LOGO_NAMES', 'APPLICATION_GROUP', 'EXCLUSIVE_FOR_COMPANY'] as const;
const numberKeys = ['UNIT_SIZE', 'STANDARD_ROLL_LENGTH', 'CROWNED_STRIP_LENGTH', 'WEIGHT_PER_UNIT'] as const;
const flagKeys = ['LOGO_CHANGEABLE', 'EXCLUSIVE'] as const;

/** A field that holds a list of texts. */
export type ListKey = (typeof listKeys)[number];

/** A field that is written as one text: also numbers, and YES or NO. */
export type TextKey = Exclude<ProductKey, ListKey>;

/** What is being typed. */
export type ProductDraft = Readonly<Record<TextKey, string> & Record<ListKey, readonly string[]>>;

// SAFETY: the object is a literal; it has these keys and no others.
const keys = Object.keys(productLabels) as readonly ProductKey[];

const isOneOf = <K extends string>(some: readonly K[], key: string): key is K => some.some((one) => one === key);

/** Whether the field holds a list of texts. */
export const isListKey = (key: ProductKey): key is ListKey => isOneOf(listKeys, key);

/** A value for each field, by its key. */
function each<T>(of: (key: ProductKey) => T): Record<ProductKey, T> {
  // SAFETY: `keys` are all of them.
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<ProductKey, T>;
}

/** The draft of a product, or that with which a new one begins. */
export function draftOf(product: ProductRecord | undefined): ProductDraft {
  const values = each((key) => {
    const value = product?.[key];
    if (isListKey(key)) return value ?? [];
    if (isOneOf(flagKeys, key)) return value === undefined ? '' : value ? 'YES' : 'NO';
    return value ?? (key === 'STATUS' ? 'Active' : '');
  });
  // SAFETY: lists for the keys of lists, texts for the others.
  return values as unknown as ProductDraft;
}

/** The fields as they are sent: numbers as decimals, YES and NO as booleans, what is empty as `null`. */
export function fieldsOf(draft: ProductDraft): ProductFields {
  return each((key) => {
    if (isListKey(key)) return draft[key];
    const text = draft[key].trim();
    if (isOneOf(flagKeys, key)) return text === '' ? null : text === 'YES';
    if (!isOneOf(numberKeys, key)) return text;
    if (text === '') return null;
    return numberProblem(text) === undefined ? Number(text) : text;
  });
}

/** Why the text is no number from 0; `undefined` when it is one, or blank. */
export function numberProblem(text: string): keyof typeof messages.problems | undefined {
  const said = text.trim();
  if (said === '' || /^(\d+\.?\d*|\.\d+)$/.test(said)) return undefined;
  return /^[-−]\s*[\d.]/.test(said) ? 'below-zero' : 'not-a-number';
}

/** What is wrong with a field's text; `undefined` when it may go, as the product's own may. */
export function problemOf(key: ProductKey, draft: ProductDraft, base: ProductRecord | undefined): string | undefined {
  if (!isOneOf(numberKeys, key) || draft[key] === base?.[key]) return undefined;
  const problem = numberProblem(draft[key]);
  return problem && messages.problems[problem];
}

/** What keeps the draft from being sent. No field is required. */
export function obstacles(draft: ProductDraft, base: ProductRecord | undefined): readonly Obstacle[] {
  return keys
    .filter((key) => problemOf(key, draft, base) !== undefined)
    .map((key) => ({ verb: messages.correct, label: productLabels[key] }));
}

/** Where a draft and a product differ. */
export function changes(draft: ProductDraft, product: ProductRecord) {
  const [mine, theirs] = [fieldsOf(draft), fieldsOf(draftOf(product))];
  return keys
    .filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(theirs[key]))
    .map((key) => ({ label: productLabels[key], mine: shown(mine[key]), theirs: shown(theirs[key]) }));
}

function shown(value: ProductFields[ProductKey]): string {
  if (typeof value === 'boolean') return value ? 'YES' : 'NO';
  return typeof value === 'object' && value !== null ? value.join(', ') : String(value ?? '');
}
