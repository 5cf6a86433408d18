import type { ExclusionReason, FindingKind } from '../../machines/upload-file';

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
