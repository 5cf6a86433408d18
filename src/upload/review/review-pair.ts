import type { UploadPair } from '../../api/resources/sheet-upload';
import { shownPrice } from '../../lists/ranges/shown-price';
import { inputNumber } from '../../texts/notation';
import { type Difference, priceDifference } from '../../wire/price-difference';
import { formatTextList } from '../../wire/text-list';
import { isNumeric } from '../reading/contents';
import { uploadMessages } from '../upload.messages';
import { columnsOf, type UploadColumn, type UploadShape } from '../upload-shape';

export interface Change {
  readonly column: UploadColumn;
  readonly from: string;
  readonly to: string;
  readonly difference: Difference;
}

export interface ReviewPair {
  readonly index: number;
  readonly uploadPair: UploadPair;
  readonly name: string;
  readonly changes: readonly Change[];
  readonly changedKeys: ReadonlySet<string>;
  /** Number of changes that are flagged. */
  readonly flaggedCount: number;
}

export const isFlagged = ({ difference: { flag } }: Change): boolean => flag !== undefined;

/** The last comparison of each pair, because the view, the counts and the message after saving all need it. */
const cachedReviewPairs = new WeakMap<UploadPair, { readonly shape: UploadShape; readonly reviewed: ReviewPair }>();

export function reviewPairOf(pair: UploadPair, index: number, shape: UploadShape): ReviewPair {
  const cached = cachedReviewPairs.get(pair);
  if (cached?.shape === shape && cached.reviewed.index === index) return cached.reviewed;
  const reviewed = comparePair(pair, index, shape);
  cachedReviewPairs.set(pair, { shape, reviewed });
  return reviewed;
}

function comparePair(pair: UploadPair, index: number, shape: UploadShape): ReviewPair {
  const { existingData, newData } = pair;
  const changes: Change[] = [];
  for (const column of columnsOf(shape)) {
    if (column.key === shape.keyColumn.key || !(column.key in newData)) continue;
    const [from, to] = [valueText(existingData[column.key]), valueText(newData[column.key])];
    const difference = priceDifference(from, to, isNumeric(column.content));
    if (difference) changes.push({ column, from, to, difference });
  }
  const name = valueText(newData[shape.keyColumn.key]) || valueText(existingData[shape.keyColumn.key]);
  const changedKeys = new Set(changes.map(({ column }) => column.key));
  return { index, uploadPair: pair, name, changes, changedKeys, flaggedCount: changes.filter(isFlagged).length };
}

export function unchangedCells({ uploadPair, changedKeys }: ReviewPair, shape: UploadShape) {
  return columnsOf(shape)
    .filter(({ key }) => key !== shape.keyColumn.key && !changedKeys.has(key))
    .map((column) => ({ column, value: valueText(uploadPair.existingData[column.key]) }));
}

/** Converts a value to text as it is in a file; '' for none. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return formatTextList(value.map(valueText));
  if (typeof value === 'boolean') return value ? 'YES' : 'NO';
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}

/** A value as the language writes it, a price with 2 to 4 decimals; '-' for a blank value. */
export function shownValue(value: string, { content }: UploadColumn): string {
  if (value === '') return uploadMessages.none;
  if (content === 'price') return shownPrice(value);
  return content === 'number' ? inputNumber(value) : value;
}
