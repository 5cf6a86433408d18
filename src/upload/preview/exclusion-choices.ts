import type { CheckedFile, ExclusionKind, Exclusions, Finding, ReadingOptions } from '../../machines/reading.types';

const hasRules = ({ kinds = [], duplicates, only }: Exclusions): boolean =>
  kinds.length > 0 || duplicates !== undefined || only !== undefined;

const isEmpty = (exclusions: Exclusions): boolean => !hasRules(exclusions) && !exclusions.rows?.length;

/** Omits empty exclusions: with any option set, the original file is not sent. */
export function withExclusions({ exclusions: _, ...options }: ReadingOptions, next: Exclusions): ReadingOptions {
  return isEmpty(next) ? options : { ...options, exclusions: next };
}

/** Other encodings read plain letters alike. */
const isPlainText = (text: string): boolean => /^[ -~]*$/.test(text);

/** The file read in another encoding. A condition whose values are texts of the old one would exclude every row. */
export function withEncoding(
  options: ReadingOptions,
  encoding: NonNullable<ReadingOptions['encoding']>,
): ReadingOptions {
  const { exclusions } = options;
  const isStale = exclusions?.only?.values.every(isPlainText) === false;
  const { only: _, ...otherExclusions } = exclusions ?? {};
  return { ...(isStale ? withExclusions(options, otherExclusions) : options), encoding };
}

/** The exclusions after the rows of these kinds are excluded, or included again. */
export function withKindsExcluded(
  exclusions: Exclusions,
  kinds: readonly ExclusionKind[],
  isExcluded: boolean,
): Exclusions {
  const others = (exclusions.kinds ?? []).filter((other) => !kinds.includes(other));
  return { ...exclusions, kinds: isExcluded ? [...others, ...kinds] : others };
}

/** Excludes rows of these kinds, even those among the findings that the user has included one by one. */
function excludeKindsWithFindings(options: ReadingOptions, found: readonly Finding[], kinds: readonly ExclusionKind[]) {
  const { exclusions = {} } = options;
  const numbers = new Set(found.flatMap(({ places }) => places.map(({ number }) => number)));
  const included = (exclusions.included ?? []).filter((number) => !numbers.has(number));
  return withExclusions(options, {
    ...withKindsExcluded(exclusions, kinds, true),
    ...(exclusions.included && { included }),
  });
}

const refusableKinds: readonly ExclusionKind[] = ['no-sku', 'section', 'unknown-sku', 'ambiguous-sku'];

/**
 * Excludes the rows that a back end may refuse, or that cannot be sent. Also excludes the kinds that were not found: they may appear in rows that
 * were excluded as duplicates of a row that is excluded now.
 */
export const excludeRefusable = (options: ReadingOptions, found: readonly Finding[]): ReadingOptions =>
  excludeKindsWithFindings(options, found, refusableKinds);

/** Excludes the rows with a price of 0. */
export const excludeZeros = (options: ReadingOptions, found: readonly Finding[]): ReadingOptions =>
  excludeKindsWithFindings(options, found, ['zero-price']);

/** The exclusions after one row is excluded, or included again. It is named as included only where a rule might exclude it. */
export function withRowExcluded(exclusions: Exclusions, number: number, isExcluded: boolean): Exclusions {
  const others = {
    ...exclusions,
    rows: (exclusions.rows ?? []).filter((row) => row !== number),
    included: (exclusions.included ?? []).filter((row) => row !== number),
  };
  if (isExcluded) return { ...others, rows: [...others.rows, number] };
  return hasRules(others) ? { ...others, included: [...others.included, number] } : others;
}

/** Returns the exclusions that apply to another file with the same header: all but single rows. */
export function reusableExclusions({
  rows: _rows,
  included: _included,
  ...exclusions
}: Exclusions): Exclusions | undefined {
  return isEmpty(exclusions) ? undefined : exclusions;
}

export const countExcluded = (checked: CheckedFile | undefined): number =>
  checked?.excluded.reduce((sum, { rows }) => sum + rows, 0) ?? 0;
