import type { CheckedFile, ExclusionKind, Exclusions, ReadingOptions } from '../../machines/upload-file';

const hasRules = ({ kinds = [], duplicates, only }: Exclusions): boolean =>
  kinds.length > 0 || duplicates !== undefined || only !== undefined;

const isEmpty = (exclusions: Exclusions): boolean => !hasRules(exclusions) && !exclusions.rows?.length;

/** Omits empty exclusions: with any option set, the original file is not sent. */
export function withExclusions({ exclusions: _, ...options }: ReadingOptions, next: Exclusions): ReadingOptions {
  return isEmpty(next) ? options : { ...options, exclusions: next };
}

export function withKinds(exclusions: Exclusions, kinds: readonly ExclusionKind[], isOut: boolean): Exclusions {
  const others = (exclusions.kinds ?? []).filter((other) => !kinds.includes(other));
  return { ...exclusions, kinds: isOut ? [...others, ...kinds] : others };
}

export function withRow(exclusions: Exclusions, number: number, isOut: boolean): Exclusions {
  const others = {
    ...exclusions,
    rows: (exclusions.rows ?? []).filter((row) => row !== number),
    included: (exclusions.included ?? []).filter((row) => row !== number),
  };
  if (isOut) return { ...others, rows: [...others.rows, number] };
  return hasRules(others) ? { ...others, included: [...others.included, number] } : others;
}

/** Returns the exclusions that apply to another file with the same header: all but single rows. */
export function reusable({ rows: _rows, included: _included, ...exclusions }: Exclusions): Exclusions | undefined {
  return isEmpty(exclusions) ? undefined : exclusions;
}

export const countExcluded = (checked: CheckedFile | undefined): number =>
  checked?.excluded.reduce((sum, { rows }) => sum + rows, 0) ?? 0;
