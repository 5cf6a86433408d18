import type {
  CheckedFile,
  ExclusionReason,
  FindingKind,
  OpenedFile,
  ReadingOptions,
  SheetInfo,
} from '../../machines/upload-file.types';
import type { UploadShape } from '../upload-shape';

/** One row as it was read. */
export interface PreviewRow {
  /** Position below the header, from 0. */
  readonly position: number;
  /** Row number as a spreadsheet program shows it. */
  readonly number: number;
  /** By column key: numbers as plain decimals, everything else as text. */
  readonly cells: Readonly<Record<string, string>>;
  /** By column key. */
  readonly findings: Readonly<Record<string, FindingKind>>;
  /** Why the row is left out; `undefined` for a row that is sent. */
  readonly excluded: ExclusionReason | undefined;
}

/** Which rows to show. */
export type RowFilter = 'all' | 'errors' | 'notes' | 'excluded';

/** Rows to write: those previewed and not left out, those left out, or the unknown keys as a sheet of their own. */
export type WrittenRows = 'sent' | 'excluded' | 'unknown';

/** A value of a column, and in how many rows it stands. */
export interface ColumnValue {
  readonly value: string;
  readonly rows: number;
}

/** A page of rows. */
export interface PreviewPage {
  readonly rows: readonly PreviewRow[];
  /** Rows with this filter; `undefined` while they are not counted yet. */
  readonly total: number | undefined;
}

/** An open file. Each method rejects with a `SheetFailure` when the file cannot be read. */
export interface Reading {
  /** Reads the first rows. A second call reads the file with other options, and aborts what was in progress. */
  open(shape: UploadShape, options: ReadingOptions): Promise<OpenedFile>;
  /** A page of rows, `page` from 1. The filters cover the rows checked so far. */
  page(page: number, size: number, filter: RowFilter): Promise<PreviewPage>;
  /** Counts the rows, then checks each, and reports its progress. */
  check(): Promise<CheckedFile>;
  /** Counts the rows of every sheet. */
  countSheets(): Promise<readonly SheetInfo[]>;
  /** The values of a column of the file, by position from 0, the most frequent first: at most 200. */
  values(column: number): Promise<readonly ColumnValue[]>;
  /** Gives the keys that exist, for the next `open`; `undefined` checks none. */
  setKnownKeys(keys: readonly string[] | undefined): Promise<void>;
  /** An .xlsx: by default of the rows as previewed, mapped columns only, plain numbers. */
  write(rows?: WrittenRows): Promise<Blob>;
}
