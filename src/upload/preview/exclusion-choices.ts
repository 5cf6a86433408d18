import type { CheckedFile, ExclusionKind, Exclusions, ReadingOptions } from '../../machines/upload-file.types';

/** Kinds of rows, in the order in which they are offered. */
export const exclusionKinds: readonly ExclusionKind[] = [
  'no-sku',
  'section',
  'no-value',
  'hidden',
  'unknown-sku',
  'error',
];

const hasRules = ({ kinds = [], doubled, only }: Exclusions): boolean =>
  kinds.length > 0 || doubled !== undefined || only !== undefined;

const isEmpty = (exclusions: Exclusions): boolean => !hasRules(exclusions) && !exclusions.rows?.length;

/** The options with other exclusions; without any, the file is read as if none had been chosen. */
export function withExclusions({ exclusions: _, ...options }: ReadingOptions, next: Exclusions): ReadingOptions {
  return isEmpty(next) ? options : { ...options, exclusions: next };
}

/** Leaves a kind of rows out, or takes it back. */
export function withKind(exclusions: Exclusions, kind: ExclusionKind, isOut: boolean): Exclusions {
  const others = (exclusions.kinds ?? []).filter((other) => other !== kind);
  return { ...exclusions, kinds: isOut ? [...others, kind] : others };
}

/** Sets which row of several with one key is read; `undefined` reads all of them. */
export function withDoubled({ doubled: _, ...others }: Exclusions, doubled: Exclusions['doubled']): Exclusions {
  return doubled === undefined ? others : { ...others, doubled };
}

/** Keeps only rows with certain values in a column; `undefined` keeps all of them. */
export function withOnly({ only: _, ...others }: Exclusions, only: Exclusions['only']): Exclusions {
  return only === undefined ? others : { ...others, only };
}

/** Leaves a row out by its number, or takes it back from whatever left it out. */
export function withRow(exclusions: Exclusions, number: number, isOut: boolean): Exclusions {
  const { rows = [], kept = [], ...rules } = exclusions;
  const others = { rows: rows.filter((row) => row !== number), kept: kept.filter((row) => row !== number) };
  if (isOut) return { ...rules, ...others, rows: [...others.rows, number] };
  return hasRules(rules) ? { ...rules, ...others, kept: [...others.kept, number] } : { ...rules, ...others };
}

/** What can be left out of the next file with the same header: everything but single rows. `undefined`: nothing. */
export function reusable({ rows: _, kept: __, ...exclusions }: Exclusions): Exclusions | undefined {
  return isEmpty(exclusions) ? undefined : exclusions;
}

/** How many rows are left out; none before they are checked. */
export const countOut = (checked: CheckedFile | undefined): number =>
  checked?.excluded.reduce((sum, { rows }) => sum + rows, 0) ?? 0;
