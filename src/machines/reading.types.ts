import type { CostRule } from '../wire/cost-rule';
import type { NumberNotation } from '../wire/read-decimal';
import type { TextEncoding } from '../wire/text-encodings';
import type { ColumnValue, OfferedReadings } from './reading-offers.types';

/**
 * Kinds of rows that can be excluded.
 * - `section`: a text in the key's column without other values, or a repeated header.
 * - `no-value`: a known key without values, or with dashes as values.
 * - `ambiguous-sku`: a number that several products have, where articles are matched by another field than the key.
 * - `zero-price`: a price of 0, whatever the other prices are.
 * - `no-cost`: a cost that is blank, 0 or a text, where prices follow from costs.
 * - `error`: a cell with an error.
 */
export const exclusionKinds = [
  'no-sku',
  'section',
  'no-value',
  'hidden',
  'unknown-sku',
  'ambiguous-sku',
  'zero-price',
  'no-cost',
  'error',
] as const;

export type ExclusionKind = (typeof exclusionKinds)[number];

/**
 * Why a row is excluded: because of its kind, or
 * - `duplicate`: another row has its key.
 * - `other-value`: a value of it is not among those in `only`.
 * - `single`: its number is in `rows`.
 */
export type ExclusionReason = ExclusionKind | 'duplicate' | 'other-value' | 'single';

export interface Exclusions {
  readonly kinds?: readonly ExclusionKind[];
  readonly duplicates?: 'keep-first' | 'keep-last' | 'keep-none' | undefined;
  /** Excluded single rows, by their number in a spreadsheet program. */
  readonly rows?: readonly number[];
  /** Single rows that are included by their number, whatever the other rules exclude. */
  readonly included?: readonly number[];
  /** Excludes rows without one of these values in a column, by position from 0. */
  readonly only?: { readonly column: number; readonly values: readonly string[] } | undefined;
}

/** How to read a file; absent values are detected. Posted to the Worker, so it holds plain data only. */
export interface ReadingOptions {
  readonly sheet?: number;
  /** Position of the header among the rows that are not blank, from 0; `noHeader` for a file without one. */
  readonly header?: number;
  /** Key of each column of the file, in order; `null` for an unused column. */
  readonly columns?: readonly (string | null)[];
  readonly decimalSeparator?: 'point' | 'comma';
  /** Whether the decimal separator is that of a template: the user is asked where the numbers of this file have the other one. */
  readonly isSeparatorOfTemplate?: true;
  readonly encoding?: TextEncoding;
  /** Number of decimals to which prices are rounded, half away from zero. */
  readonly rounding?: 2 | 4;
  /** Joins the key, which is the SKU, from two columns of the file, by position from 0, instead of reading one column. */
  readonly skuParts?: { readonly columns: readonly [number, number]; readonly joiner: string };
  /** Columns of the file whose blank cells take the value above, by position from 0. */
  readonly fillDown?: readonly number[];
  readonly exclusions?: Exclusions;
  /** Field by which the file's rows are matched with our products; absent for the key. */
  readonly matchBy?: string;
  /** Keys that replace numbers of the file, by number. Do not rename: the property is in stored mappings and templates. */
  readonly keyNames?: Readonly<Record<string, string>>;
  /** Cells that the user has corrected. */
  readonly corrections?: readonly Correction[];
  /** Replaces unknown keys by the known ones from which they differ only by case, blanks, dashes or leading zeros. */
  readonly nearKeys?: true;
  /** Values that mean Active or Inactive, in lower case. */
  readonly statuses?: Readonly<Record<string, 'Active' | 'Inactive'>>;
  /** Takes the first of several addresses in a cell. */
  readonly firstAddress?: true;
  /** Currencies, by three letters, whose amounts are stored as texts in the columns of prices. */
  readonly textCurrencies?: readonly string[];
  /** Currencies, by three letters, that the file may name for prices that are stored without a rate. */
  readonly unratedCurrencies?: readonly string[];
  /** What becomes of prices that the file has for several pieces, such as 100. */
  readonly priceUnits?: 'divided' | 'as-written';
  /** Column of the file with the numbers of pieces that prices are for, by position from 0; absent where its name says so. */
  readonly unitColumn?: number;
  /** Prices that follow from the costs of a column. */
  readonly costs?: readonly CostSource[];
  /** Name of the template by which the file is read. */
  readonly template?: string;
}

/** A corrected cell. */
export interface Correction {
  /** Row number as a spreadsheet program shows it. */
  readonly row: number;
  /** Position of the column in the file, from 0. */
  readonly column: number;
  readonly key: string;
  /** What the file has. */
  readonly from: string;
  readonly text: string;
  /** Whether the text is written as a number where it is a plain decimal. */
  readonly isNumber: boolean;
}

/** Prices that follow from the costs in a column of the file. */
export interface CostSource {
  /** By position from 0. */
  readonly column: number;
  readonly rule: CostRule;
  /** The price that amounts of the column are as they stand, unless they name another currency; absent where all are costs. */
  readonly ownPrice?: string;
}

export interface SheetInfo {
  readonly name: string;
  readonly hidden: boolean;
  /** Rows that are not blank, header included; `undefined` until `Reading.countSheets`. */
  readonly rows: number | undefined;
  /** Rows below the sheet's detected header; `undefined` until they are counted. */
  readonly dataRows?: number | undefined;
}

export interface FileColumn {
  readonly index: number;
  readonly name: string;
  /** `blank`: neither a name nor cells; `unknown`: not mapped yet; `excluded`: a person chose not to use it. */
  readonly state: 'used' | 'excluded' | 'blank' | 'unknown' | 'duplicate';
  readonly key: string | undefined;
  readonly samples: readonly string[];
  readonly isHidden: boolean;
  /** Texts that the spreadsheet program shows beside the column's numbers, such as `€`, `CHF` or `kr`; not all are of currencies. */
  readonly textsBesideNumbers?: readonly string[];
}

export interface FirstRow {
  /** As a spreadsheet program shows it. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Positions of the cells that are numbers in the file: their texts have a decimal point, whatever the separator of the file is. */
  readonly numeric?: readonly number[];
}

/** The first rows of a file, and what was detected from them. */
export interface OpenedFile {
  /** Encoding of a text file other than UTF-8, or of an .xls without a code page. */
  readonly encoding: string | undefined;
  /** Whether the encoding can be chosen: of delimited text, and of an .xls without a code page. */
  readonly canChooseEncoding: boolean;
  readonly sheet: number;
  readonly sheets: readonly SheetInfo[];
  /** Why another sheet may be the intended one: this one has no rows, no row below the header, or is hidden. */
  readonly sheetProblem: 'empty' | 'one-row' | 'hidden' | undefined;
  /** Position of the header among the rows that are not blank, from 0; `noHeader` for a file without one. */
  readonly header: number;
  readonly columns: readonly FileColumn[];
  /** Whether the key and at least one other column are mapped, each once. */
  readonly isMappingComplete: boolean;
  /** At most 30 first rows as text, for choosing the header. */
  readonly firstRows: readonly FirstRow[];
  /** The decimal separator of the first rows; a `CheckedFile` has that of all rows. */
  readonly decimalSeparator: 'point' | 'comma';
  /** Two columns that make known keys of the first rows. */
  readonly knownParts?: NonNullable<ReadingOptions['skuParts']>;
}

/**
 * Findings of a cell that prevent sending, in the order in which they are listed.
 * - `similar-key`: a key that differs from another one only by letter case, blanks or invisible characters.
 * - `no-unit`: a price that is to be divided by its unit, which is no whole number.
 * - `no-cost`: no price follows from the row's cost, and a blank price would clear the stored one.
 */
export const errorKinds = [
  'duplicate-key',
  'wrong-key',
  'over-long',
  'unstorable',
  'similar-key',
  'negative',
  'wrong-number',
  'many-decimals',
  'no-unit',
  'other-currency',
  'logical',
  'no-number',
  'long-text',
  'wrong-yes-no',
  'wrong-status',
  'wrong-address',
  'error-cell',
  'not-calculated',
  'no-cost',
] as const;

/**
 * Findings that do not prevent sending.
 * - `missing-key`: a row without a key. The user chooses before sending what becomes of such rows, as of `section-row`, `unknown-key`, `unmatched-key`
 *   and `ambiguous-key`.
 * - `unmatched-key`, `ambiguous-key`: no product has the number, or several have. Such a number is never sent, because it
 *   might be the key of another product.
 * - `zero`: a price of 0.
 * - `to-check`: a text price with digits in it, such as `from 12.50`.
 * - `section-row`: a row of the kind `section`; it gets no other findings.
 * - `lookalike-key`: a key that differs from another one only by letters that look the same, such as Cyrillic ones.
 * - `clears`: a blank or dash that sets the stored value to blank.
 */
export const noteKinds = [
  'missing-key',
  'section-row',
  'unknown-key',
  'unmatched-key',
  'ambiguous-key',
  'zero',
  'to-check',
  'lookalike-key',
  'text-price',
  'clears',
] as const;

export type FindingKind = (typeof errorKinds | typeof noteKinds)[number];

export interface CellPlace {
  /** Below the header, from 0. */
  readonly position: number;
  /** Row number as a spreadsheet program shows it. */
  readonly number: number;
  readonly key: string;
}

export interface Finding {
  readonly kind: FindingKind;
  readonly cells: number;
  readonly places: readonly CellPlace[];
}

export interface CheckedFile {
  readonly rows: number;
  /** Excluded rows, by the first reason that applies. */
  readonly excluded: readonly { readonly reason: ExclusionReason; readonly rows: number }[];
  /** Rows of each kind, excluded or not, except those outside `only`; a row may be of several kinds. */
  readonly kinds: readonly { readonly kind: ExclusionKind | 'duplicate'; readonly rows: number }[];
  readonly rowsWithAnyKind: number;
  /** Columns that are not mapped and have few values, with the rows of each value. */
  readonly columnValues: readonly { readonly column: number; readonly values: readonly ColumnValue[] }[];
  readonly findings: readonly Finding[];
  /** Rows with a price of 0 that are not excluded, and how many of them have other prices too. */
  readonly zeros: { readonly rows: number; readonly withOtherPrices: number };
  /**
   * Rows that are not excluded, with prices or costs that the file says are in other currencies, and for which no rate is given. The currencies
   * have three letters, or the sign of several. `costsReadAs` is that of the rules, where only costs are in other currencies. `unnamed` of the
   * rows have a cost for which the file names no currency, although it does so for other rows.
   */
  readonly unrated: {
    readonly rows: number;
    readonly currencies: readonly string[];
    readonly costsReadAs?: string;
    readonly unnamed?: number;
  };
  /** Rows that have a cost in one of the cost columns, and are excluded because another one is blank. */
  readonly partlyCosted: number;
  readonly offers: OfferedReadings;
  readonly rounded: number;
  /** Number of cells that are not read as their text: dashes, and amounts with a currency. */
  readonly reinterpreted: number;
  readonly errorRows: number;
  readonly noteRows: number;
  readonly numberNotation: NumberNotation;
  /** A number of the file as written and as read. */
  readonly example: { readonly written: string; readonly read: string } | undefined;
  readonly decimalSeparator: 'point' | 'comma';
}

export interface CheckProgress {
  /** Rows of the file, counted before the check begins. */
  readonly total: number;
  readonly rows: number;
  readonly errors: number;
}
