import type { NumberNotation } from '../sheet/numbers';

/** Encodings of a text file that a person can choose. */
export type ChosenEncoding = 'utf-8' | 'windows-1250' | 'windows-1251' | 'windows-1252' | 'macintosh';

/**
 * Kinds of rows that can be excluded.
 * - `no-sku`: the key is blank.
 * - `section`: a text in the key's column and no other value, or the header again.
 * - `no-value`: a known key without any value, or dashes where the values are.
 * - `error`: a cell with an error.
 * - `unknown-sku`: the key is none of the known ones.
 * - `hidden`: hidden in the spreadsheet program.
 */
export type ExclusionKind = 'no-sku' | 'section' | 'no-value' | 'error' | 'unknown-sku' | 'hidden';

/** Why a row is excluded: its kind, a duplicate key, a value outside `only`, or a single choice. */
export type ExclusionReason = ExclusionKind | 'doubled' | 'other-value' | 'single';

export interface Exclusions {
  readonly kinds?: readonly ExclusionKind[];
  /** Which row of several with the same key is used; `none` excludes all of them. */
  readonly doubled?: 'keep-first' | 'keep-last' | 'none';
  /** Excluded single rows, by their number in a spreadsheet program. */
  readonly rows?: readonly number[];
  /** Rows that no other rule excludes. */
  readonly included?: readonly number[];
  /** Excludes rows without one of these values in a column, by position from 0. */
  readonly only?: { readonly column: number; readonly values: readonly string[] };
}

/**
 * How to read a file; absent values are detected. The whole object is posted to the Worker, so it holds plain data only.
 */
export interface ReadingOptions {
  /** Position of the sheet in the workbook, from 0. Default: the first. */
  readonly sheet?: number;
  /** Position of the header among the file's first rows that are not blank, from 0. */
  readonly header?: number;
  /** Key of each column of the file, from the first on; `null` is not used. */
  readonly columns?: readonly (string | null)[];
  readonly decimalSign?: 'point' | 'comma';
  readonly encoding?: ChosenEncoding;
  /** Rounds prices to so many decimals, half away from zero. */
  readonly rounding?: 2 | 4;
  /** Makes the key of two columns of the file, by position from 0, instead of the one mapped to it. */
  readonly skuParts?: { readonly columns: readonly [number, number]; readonly joiner: string };
  readonly exclusions?: Exclusions;
}

export interface SheetInfo {
  readonly name: string;
  readonly hidden: boolean;
  /** Rows that are not blank, header included; `undefined` until `Reading.countSheets`. */
  readonly rows: number | undefined;
}

/** A column of the file, and the column of the upload's shape that it is mapped to. */
export interface FileColumn {
  /** Position, from 0. */
  readonly index: number;
  /** Name in the header, or its letters (`Column C`) where it has none. */
  readonly name: string;
  /** `blank`: neither a name nor cells; `unknown`: not mapped yet; `excluded`: a person chose not to use it. */
  readonly state: 'used' | 'excluded' | 'blank' | 'unknown' | 'doubled';
  /** Key in the shape; set when `used` or `doubled`. */
  readonly key: string | undefined;
  /** The first three values below the header that are not blank, as text. */
  readonly samples: readonly string[];
  /** Whether the spreadsheet program hides it. */
  readonly isHidden: boolean;
}

/** The first rows of a file, and what was detected from them. */
export interface OpenedFile {
  /** Encoding of a text file other than UTF-8. */
  readonly encoding: string | undefined;
  /** Whether it is delimited text, whose encoding can be chosen. */
  readonly isText: boolean;
  /** Position of the sheet that is read, from 0. */
  readonly sheet: number;
  /** Every sheet of a workbook; empty for a text file. */
  readonly sheets: readonly SheetInfo[];
  /** Why a person should choose another sheet: this one has no rows, no row below the header, or is hidden. */
  readonly sheetProblem: 'empty' | 'one-row' | 'hidden' | undefined;
  readonly header: {
    readonly index: number;
    readonly number: number;
    readonly source: 'matched' | 'guessed' | 'chosen';
  };
  readonly columns: readonly FileColumn[];
  /** Whether the key and at least one other column are mapped, each once. */
  readonly isKnown: boolean;
  /** The first rows as text, at most 30, among which a user can pick the header. */
  readonly firstRows: readonly { readonly number: number; readonly cells: readonly string[] }[];
  /** Detected from the first rows; the check may correct it. */
  readonly decimalSign: 'point' | 'comma';
}

/** Findings that prevent sending. */
export type ErrorKind =
  | 'missing-key'
  | 'doubled-key'
  /** A key over 100 characters. */
  | 'wrong-key'
  /** A text with more characters than the server stores. */
  | 'over-long'
  /** A text with control characters. */
  | 'unstorable'
  /** A key that differs from another only by letter case, white space, or invisible characters. */
  | 'similar-key'
  | 'negative'
  | 'wrong-number'
  /** A number with more than 4 decimals, which rounding resolves. */
  | 'many-decimals'
  /** A price in the currency of another column. */
  | 'other-currency'
  /** TRUE or FALSE where a number stands. */
  | 'logical'
  | 'no-number'
  | 'long-text'
  | 'wrong-yes-no'
  | 'wrong-status'
  | 'wrong-address'
  | 'error-cell'
  | 'not-calculated';

/**
 * Findings of a cell. Those that are not errors do not prevent sending.
 * - `to-check`: a text price with digits in it, such as `from 12.50`.
 * - `unknown-key`: none of the known keys.
 * - `lookalike-key`: differs from another key only by characters that look alike, such as a Cyrillic А.
 */
export type FindingKind = ErrorKind | 'text-price' | 'to-check' | 'unknown-key' | 'lookalike-key' | 'clears';

export interface CellPlace {
  /** Position of the row below the header, from 0. */
  readonly position: number;
  /** Row number as a spreadsheet program shows it. */
  readonly number: number;
  /** Key of the column. */
  readonly key: string;
}

export interface Finding {
  readonly kind: FindingKind;
  readonly cells: number;
  readonly rows: number;
  /** The first hundred. */
  readonly places: readonly CellPlace[];
}

/** The result of checking every row. */
export interface CheckedFile {
  /** All rows below the header. */
  readonly rows: number;
  /** Excluded rows, by the first reason that applies. */
  readonly excluded: readonly { readonly reason: ExclusionReason; readonly rows: number }[];
  /** Rows of each kind, excluded or not; kinds without rows are absent. */
  readonly kinds: readonly { readonly kind: ExclusionKind | 'doubled'; readonly rows: number }[];
  /** Findings in the rows that are not excluded. */
  readonly findings: readonly Finding[];
  /** Pairs of keys that are alike: the first hundred. `other` is the key in the file, or the known one. */
  readonly similarKeys: readonly { readonly place: CellPlace; readonly key: string; readonly other: string }[];
  /** Prices that were rounded. */
  readonly rounded: number;
  /** Cells read differently from how they are written: dashes, currency words, keys as displayed. */
  readonly reinterpreted: number;
  readonly errorRows: number;
  readonly noteRows: number;
  readonly numbers: NumberNotation;
  /** A cell as written and as read; `undefined` when every number is written plainly. */
  readonly example: { readonly written: string; readonly read: string } | undefined;
  readonly decimalSign: 'point' | 'comma';
}

export interface CheckProgress {
  /** Rows of the file, counted before the check begins. */
  readonly total: number;
  /** Rows checked so far. */
  readonly rows: number;
  /** Errors found so far. */
  readonly errors: number;
}
