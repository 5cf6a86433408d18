/** What one back end does in its own way, where spec.md leaves it open. Absent: as the reference back end does it. */
export interface Taste {
  readonly name: string;
  /** The ID of the n-th record. @default the number */
  readonly id?: (n: number) => string | bigint;
  /** Every answer has HTTP status 200; the envelope has the real one. */
  readonly always200?: true;
  /** Only the columns that `tableColumns` names are sent; none where it is empty. */
  readonly literalColumns?: true;
  /** Keys without a value are left out. */
  readonly leavesOutNull?: true;
  readonly numbersAsText?: true;
  /** The envelope stands in `data` once more. */
  readonly nestedData?: true;
  /** Lists without entries are null. */
  readonly nullLists?: true;
  /** Dates are epoch milliseconds. */
  readonly epochDates?: true;
  /** Responses have unknown fields and filters. */
  readonly unknownFields?: true;
  /** What spec.md does not name is refused with status 400. */
  readonly refusesUnknown?: true;
}

const textId = (n: number) => `rec_${n}/ä b`;
/** Above what JavaScript's numbers hold exactly: the last digits would be lost. */
const longId = (n: number) => 9_007_199_254_740_993n + BigInt(n) * 2n;

/** All of them at once. */
export const allTogether: Taste = {
  name: 'all together',
  id: longId,
  always200: true,
  literalColumns: true,
  leavesOutNull: true,
  numbersAsText: true,
  nestedData: true,
  nullLists: true,
  epochDates: true,
  unknownFields: true,
  refusesUnknown: true,
};

/** Back ends that differ from the reference in one thing each, and one that does in all. */
export const tastes: readonly Taste[] = [
  { name: 'text IDs', id: textId },
  { name: 'IDs beyond 2^53', id: longId },
  { name: 'always HTTP 200', always200: true },
  { name: 'literal tableColumns', literalColumns: true },
  { name: 'null keys left out', leavesOutNull: true },
  { name: 'numbers as text', numbersAsText: true },
  { name: 'nested data', nestedData: true },
  { name: 'lists null', nullLists: true },
  { name: 'epoch dates', epochDates: true },
  { name: 'unknown fields', unknownFields: true },
  { name: 'refusal of unknown keys', refusesUnknown: true },
  allTogether,
];
