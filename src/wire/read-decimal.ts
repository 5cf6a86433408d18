import { canonicalDecimal } from './decimal';

/** The character before the decimals: `12.50` or `12,50`. */
export type DecimalSeparator = 'point' | 'comma';

/** The detected decimal separator of a file. */
export type NumberNotation =
  /** No cell has a point or comma between digits, so both separators give the same numbers. */
  | { readonly kind: 'plain' }
  /** Each of the `cells` with a point or comma fits `separator`, and `certain` of them, at least one, do not fit the other. */
  | { readonly kind: 'clear'; readonly separator: DecimalSeparator; readonly cells: number; readonly certain: number }
  /** Every cell fits both separators (`1,234`): the user has to choose. */
  | { readonly kind: 'ambiguous'; readonly cells: number; readonly example: string }
  /** Some cells fit only one separator, some only the other: the user has to choose. */
  | {
      readonly kind: 'mixed';
      readonly point: number;
      readonly comma: number;
      readonly pointExample: string;
      readonly commaExample: string;
    };

/**
 * The pattern of a number: minus, currency sign before or after, digits in optional groups of three, decimals. It has no
 * two adjacent `\s*`, which would cause catastrophic backtracking.
 */
const patternOf = (decimal: string, group: string) =>
  new RegExp(
    `^([-−]?)(?:\\s*\\p{Sc})?\\s*([-−]?)(?=${decimal}?\\d)([1-9]\\d{0,2}(?:(${group})\\d{3})(?:\\4\\d{3})*|\\d+)?(?:${decimal}(\\d+))?(?:\\s*\\p{Sc})?$`,
    'u',
  );
const spaceOrApostrophe = "[ \\u00a0\\u202f'’]";
const patterns: Readonly<Record<DecimalSeparator, RegExp>> = {
  point: patternOf('\\.', `,|${spaceOrApostrophe}`),
  comma: patternOf(',', `\\.|${spaceOrApostrophe}`),
};

/** Returns exact decimal text; `undefined` when the text is not a number with this separator. */
export const readDecimal = (text: string, separator: DecimalSeparator): string | undefined => {
  const [match, minus = '', innerMinus = '', whole = '', , fraction = ''] = patterns[separator].exec(text.trim()) ?? [];
  if (match === undefined || (minus !== '' && innerMinus !== '')) return undefined;
  return canonicalDecimal(minus + innerMinus !== '', whole.replace(/\D/g, ''), fraction);
};
