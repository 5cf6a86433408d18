import type { ExclusionKind, ExclusionReason, Exclusions, FindingKind } from '../../machines/upload-file.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { isError } from './finding-kinds';
import { isDashes } from './number-style';
import type { RowReader } from './row-reader';

/** A finding in one cell of a row. */
export interface RowFinding {
  readonly column: string;
  readonly kind: FindingKind;
}

/** What a row is, as far as it can be left out for it. */
export interface RowFacts {
  readonly key: string;
  readonly findings: readonly RowFinding[];
  readonly kinds: readonly ExclusionKind[];
}

/** Judges rows, one by one. */
export interface RowJudge {
  facts(row: SheetRow): RowFacts;
  /** Why the row is left out, without regard to other rows. */
  reason(row: SheetRow, facts: RowFacts): ExclusionReason | undefined;
  /** Whether the row is taken back, whatever the rules say. */
  isKept(row: SheetRow): boolean;
}

/** Judges the rows of a file with these header names and exclusions. */
export function rowJudge(
  reader: RowReader,
  {
    names,
    known,
    exclusions = {},
  }: {
    readonly names: readonly string[];
    readonly known: ReadonlySet<string> | undefined;
    readonly exclusions: Exclusions | undefined;
  },
): RowJudge {
  const { kinds = [], only, rows, kept } = exclusions;
  const singles = new Set(rows);
  const keptRows = new Set(kept);
  const wanted = new Set(only?.values);
  const values = reader.columns.length - 1;

  function isHeader({ cells }: SheetRow): boolean {
    return reader.columns.every(({ index }) => cellText(cells[index] ?? '').trim() === (names[index] ?? ''));
  }
  /** A product whose prices are dashes, unlike a section, which has no cells there. */
  function hasDashes({ cells }: SheetRow): boolean {
    return reader.columns.some(({ content, index }) => content !== 'key' && isDashes(cellText(cells[index] ?? '')));
  }
  function kindsOf(row: SheetRow, key: string, findings: readonly RowFinding[]): readonly ExclusionKind[] {
    const hidden: readonly ExclusionKind[] = row.hidden ? ['hidden'] : [];
    if (key === '') return ['no-sku', ...hidden];
    const blanks = findings.filter(({ kind }) => kind === 'clears').length;
    if (isHeader(row)) return ['section', ...hidden];
    if (values > 0 && blanks === values) {
      return [known?.has(key) || hasDashes(row) ? 'no-value' : 'section', ...hidden];
    }
    if (findings.some(({ kind }) => isError(kind))) return ['error', ...hidden];
    return known && !known.has(key) ? ['unknown-sku', ...hidden] : hidden;
  }
  return {
    facts(row) {
      const key = reader.keyOf(row);
      const findings: RowFinding[] = [];
      reader.findingsOf(row, (column, kind) => findings.push({ column, kind }));
      return { key, findings, kinds: kindsOf(row, key, findings) };
    },
    reason(row, facts) {
      if (keptRows.has(row.number)) return undefined;
      if (singles.has(row.number)) return 'single';
      if (only && !wanted.has(cellText(row.cells[only.column] ?? '').trim())) return 'other-value';
      return facts.kinds.find((kind) => kinds.includes(kind));
    },
    isKept: (row) => keptRows.has(row.number),
  };
}

/** Whether a row is left out because another row has its key; asked for each row in order. */
export type DoubledRule = (key: string, position: number) => boolean;

/** Keeps the first of several rows with one key. */
export function keepFirst(): DoubledRule {
  const seen = new Set<string>();
  return (key) => {
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  };
}

/** Keeps the last of several rows with one key, or none of them; `rows` are those not left out for another reason. */
export async function keepByLookahead(
  keep: 'keep-last' | 'none',
  rows: AsyncIterable<{ readonly key: string; readonly position: number }>,
): Promise<DoubledRule> {
  const last = new Map<string, number>();
  const doubled = new Set<string>();
  for await (const { key, position } of rows) {
    if (last.has(key)) doubled.add(key);
    last.set(key, position);
  }
  return (key, position) => doubled.has(key) && (keep === 'none' || last.get(key) !== position);
}
