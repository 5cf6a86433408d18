/** How one back end uses the freedom that spec.md leaves. An absent option behaves like the reference back end. */
export interface Variant {
  readonly name: string;
  /** The ID of the n-th record. @default the number */
  readonly id?: (n: number) => string | bigint;
  /** Every response has HTTP status 200; the envelope has the real one. */
  readonly always200?: true;
  /** Only the columns in `tableColumns` are sent; none if it is empty. */
  readonly literalColumns?: true;
  /** Keys without a value are omitted. */
  readonly omitsNull?: true;
  readonly numbersAsText?: true;
  /** The envelope is nested in `data` once more. */
  readonly nestedData?: true;
  /** Lists without entries are null. */
  readonly nullLists?: true;
  /** Dates are epoch milliseconds. */
  readonly epochDates?: true;
  /** Responses have unknown fields and filters. */
  readonly unknownFields?: true;
  /** Anything that spec.md does not define is refused with status 400. */
  readonly refusesUnknown?: true;
  /** A list is sent without an envelope, and a page as its rows alone. */
  readonly bareLists?: true;
  /** The product of a price is under `PRODUCT`. */
  readonly productInCapitals?: true;
  /** A POST that succeeds has HTTP status 201, whatever it does. */
  readonly posts201?: true;
  /** Filters have odd keys, odd values, and 2,000 values. */
  readonly oddFilters?: true;
  /** Every response has a message to show. */
  readonly toasts?: true;
  /** A refusal has its reason in `detail`, and neither `message` nor `data` unless it needs them. */
  readonly details?: true;
  /** Somebody else changes each record before its first update, which is refused with 409; with the record in the response, or without. */
  readonly conflicts?: 'with the record' | 'without the record';
  /** Keeps a history of prices: as the reference back end sends it, or with no more than is necessary. */
  readonly history?: 'whole' | 'scant';
}

const textId = (n: number) => `rec_${n}/ä b`;
/** Exceeds the exact range of JavaScript's numbers: the last digits would be lost. */
const longId = (n: number) => 9_007_199_254_740_993n + BigInt(n) * 2n;

/** All options combined. */
export const combined: Variant = {
  name: 'all together',
  id: longId,
  always200: true,
  literalColumns: true,
  omitsNull: true,
  numbersAsText: true,
  nestedData: true,
  nullLists: true,
  epochDates: true,
  unknownFields: true,
  refusesUnknown: true,
  productInCapitals: true,
  posts201: true,
  oddFilters: true,
  toasts: true,
  conflicts: 'with the record',
  history: 'scant',
};

/** Back ends that differ from the reference in one option each, and one that has all options. */
export const variants: readonly Variant[] = [
  { name: 'text IDs', id: textId },
  { name: 'IDs beyond 2^53', id: longId },
  { name: 'always HTTP 200', always200: true },
  { name: 'literal tableColumns', literalColumns: true },
  { name: 'null keys left out', omitsNull: true },
  { name: 'numbers as text', numbersAsText: true },
  { name: 'nested data', nestedData: true },
  { name: 'lists null', nullLists: true },
  { name: 'epoch dates', epochDates: true },
  { name: 'unknown fields', unknownFields: true },
  { name: 'refusal of unknown keys', refusesUnknown: true },
  { name: 'bare lists', bareLists: true },
  { name: 'PRODUCT', productInCapitals: true },
  { name: 'HTTP 201 for each POST', posts201: true },
  { name: 'odd filters', oddFilters: true },
  { name: 'a toast in each response', toasts: true },
  { name: 'reasons in detail', details: true },
  { name: 'conflicts', conflicts: 'with the record' },
  { name: 'conflicts without the record', conflicts: 'without the record' },
  { name: 'a history', history: 'whole' },
  { name: 'a scant history', history: 'scant' },
  { name: 'a scant history in bare lists', history: 'scant', bareLists: true },
  combined,
];
