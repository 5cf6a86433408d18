import type { ReadingChoice } from '../../machines/upload.types';
import type { NumberConvention } from '../../sheet/number-convention';
import type { SheetFormat } from '../../sheet/sheet';
import type { UploadShape } from '../upload-shape';
import type { MarkKind } from './marks';

/** A column of the file, and what it stands for. */
export interface FileColumn {
  /** Position, from 0. */
  readonly index: number;
  /** Name in the header, or its letters (`Column C`) where it has none. */
  readonly name: string;
  /**
   * `used`: it stands for `key`; `left-out`: a person said that it is not used; `blank`: it has neither name nor cells;
   * `unknown`: nobody knows; `doubled`: another column stands for `key` too.
   */
  readonly state: 'used' | 'left-out' | 'blank' | 'unknown' | 'doubled';
  /** The shape's column; `undefined` unless `used` or `doubled`. */
  readonly key: string | undefined;
}

/** The first rows of a file, and what they say of the rest. */
export interface Opened {
  readonly format: SheetFormat;
  readonly header: { readonly index: number; readonly number: number; readonly how: 'matched' | 'guessed' | 'chosen' };
  readonly columns: readonly FileColumn[];
  /** Whether the key and at least one other column are there, once each. */
  readonly isKnown: boolean;
  /** The first rows as text, header and titles included, from which a person can pick the header. */
  readonly top: readonly { readonly number: number; readonly cells: readonly string[] }[];
  /** How the rows are read, as far as the first ones tell; the check may find otherwise. */
  readonly decimalSign: 'point' | 'comma';
}

/** One row as it was read. */
export interface PreviewRow {
  /** Position below the header, from 0. */
  readonly position: number;
  /** Row number as a spreadsheet program shows it. */
  readonly number: number;
  /** Numbers as plain decimals, everything else as text; by column key. */
  readonly cells: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, MarkKind>>;
}

/** Which rows are looked at. */
export type RowFilter = 'all' | 'errors' | 'notes';

/** A page of rows. */
export interface PreviewPage {
  readonly rows: readonly PreviewRow[];
  /** Rows in all with this filter; `undefined` while they are not counted yet. */
  readonly total: number | undefined;
}

/** Where a mark stands. */
export interface MarkPlace {
  readonly position: number;
  readonly number: number;
  readonly key: string;
}

/** All marks of one kind: how many, and where the first hundred stand. */
export interface MarkCount {
  readonly kind: MarkKind;
  readonly count: number;
  readonly places: readonly MarkPlace[];
}

/** What checking every row has found. */
export interface Checked {
  readonly rows: number;
  readonly marks: readonly MarkCount[];
  readonly errorRows: number;
  readonly noteRows: number;
  readonly numbers: NumberConvention;
  /** A cell that shows how numbers were read: as written and as read; `undefined` where none needed reading. */
  readonly example: { readonly written: string; readonly read: string } | undefined;
  readonly decimalSign: 'point' | 'comma';
}

/** How far the check has come. */
export interface CheckProgress {
  readonly rows: number;
  readonly errors: number;
}

/** A file that is being read. Each method rejects with a `SheetFailure` when the file cannot be read. */
export interface Reading {
  /** Reads the top. Called again, it starts anew with other choices, and what was under way is given up. */
  open(shape: UploadShape, choice: ReadingChoice): Promise<Opened>;
  /** Exact number of rows below the header. */
  total(): Promise<number>;
  /** A page of rows, `page` from 1. The filters know the rows that were checked so far. */
  page(page: number, size: number, filter: RowFilter): Promise<PreviewPage>;
  /** Checks every row, and says how far it is on the way. */
  check(): Promise<Checked>;
  /** An .xlsx of what the preview shows: known columns alone, plain numbers. */
  write(): Promise<Blob>;
}
