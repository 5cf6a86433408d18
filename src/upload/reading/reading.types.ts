import type {
  CheckedFile,
  ColumnValue,
  ExclusionReason,
  FindingKind,
  OpenedFile,
  ReadingOptions,
  SheetInfo,
} from '../../machines/upload-file';
import type { UploadShape } from '../upload-shape';

export interface PreviewRow {
  readonly position: number;
  /** Row number as a spreadsheet program shows it. */
  readonly number: number;
  /** By column key: numbers as plain decimals, everything else as text. */
  readonly cells: Readonly<Record<string, string>>;
  readonly findings: Readonly<Record<string, FindingKind>>;
  readonly excluded: ExclusionReason | undefined;
}

export type RowFilter = 'all' | 'errors' | 'notes' | 'excluded';

/** Rows to write: those to send, those excluded, or the unknown keys as a product sheet. */
export type WrittenRows = 'sent' | 'excluded' | 'unknown';

export interface PreviewPage {
  readonly rows: readonly PreviewRow[];
  readonly total: number | undefined;
}

/** An open file. Each method rejects with a `SheetFailure` when the file cannot be read. */
export interface Reading {
  /** Reads the first rows. Another call aborts the check in progress. */
  open(shape: UploadShape, options: ReadingOptions): Promise<OpenedFile>;
  /** Reads a page of rows, from 1. Filters cover the rows checked so far. */
  page(page: number, size: number, filter: RowFilter): Promise<PreviewPage>;
  check(): Promise<CheckedFile>;
  countSheets(): Promise<readonly SheetInfo[]>;
  /** The most frequent values of a column, by its position from 0: at most 200. */
  values(column: number): Promise<readonly ColumnValue[]>;
  /** Sets the existing keys for the next `open`; `undefined` turns the check of keys off. */
  setKnownKeys(keys: readonly string[] | undefined): Promise<void>;
  /** Returns an .xlsx with the mapped columns and plain numbers. */
  write(rows?: WrittenRows): Promise<Blob>;
}
