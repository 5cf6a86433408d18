import type { ExclusionKind, ExclusionReason, Exclusions } from '../../machines/reading.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { isError } from './finding-kinds';
import { isDashes } from './number-style';
import type { RowFinding, RowReader } from './row-reader';

export interface RowFacts {
  readonly key: string;
  readonly findings: readonly RowFinding[];
  readonly kinds: readonly ExclusionKind[];
}

export type RowClassifier = ReturnType<typeof rowClassifier>;

export function rowClassifier(
  reader: RowReader,
  names: readonly string[],
  known: ReadonlySet<string> | undefined,
  exclusions: Exclusions = {},
) {
  const { kinds = [], only, rows, included } = exclusions;
  const singles = new Set(rows);
  const includedRows = new Set(included);
  const wanted = new Set(only?.values);
  const valueColumns = reader.columns.filter(({ content }) => content !== 'key');

  function isHeader({ cells }: SheetRow): boolean {
    return reader.columns.every(({ index }) => cellText(cells[index] ?? '').trim() === (names[index] ?? ''));
  }
  /** A product without prices often has dashes, a section row blank cells. */
  function hasDashes({ cells }: SheetRow): boolean {
    return valueColumns.some(({ index }) => isDashes(cellText(cells[index] ?? '')));
  }
  function hasNoValue(row: SheetRow, findings: readonly RowFinding[]): boolean {
    // Each blank cell has a finding: most rows need no further look.
    if (valueColumns.length === 0 || findings.length < valueColumns.length) return false;
    return valueColumns.every((column) => reader.read(row, column) === '');
  }
  function kindsOf(row: SheetRow, key: string, findings: readonly RowFinding[]): ExclusionKind[] {
    if (key === '') return ['no-sku'];
    if (isHeader(row)) return ['section'];
    const unknown: readonly ExclusionKind[] = known === undefined || known.has(key) ? [] : ['unknown-sku'];
    if (hasNoValue(row, findings)) {
      if (!hasDashes(row) && !known?.has(key)) return ['section'];
      return unknown.length > 0 ? [...unknown] : ['no-value'];
    }
    return findings.some(({ kind }) => isError(kind)) ? ['error', ...unknown] : [...unknown];
  }
  return {
    classify(row: SheetRow): RowFacts {
      const key = reader.keyOf(row);
      const findings = reader.findingsOf(row);
      const kinds = kindsOf(row, key, findings);
      if (row.hidden) kinds.push('hidden');
      if (findings.some((finding) => finding.kind === 'zero')) kinds.push('zero-price');
      return { key, findings, kinds };
    },
    exclusionOf(row: SheetRow, { kinds: found }: RowFacts): ExclusionReason | undefined {
      if (includedRows.has(row.number)) return undefined;
      if (singles.has(row.number)) return 'single';
      if (only && !wanted.has(cellText(row.cells[only.column] ?? '').trim())) return 'other-value';
      return found.find((kind) => kinds.includes(kind));
    },
    /** Whether the user included this row, so that no rule excludes it. */
    isIncluded: (row: SheetRow): boolean => includedRows.has(row.number),
  };
}

/** Whether a row is excluded because another row has its key. Called for each row in order. */
export type DuplicateRule = (key: string, position: number) => boolean;

export function keepFirst(): DuplicateRule {
  const seen = new Set<string>();
  return (key) => {
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  };
}

/** Uses the last of several rows with the same key, or none. `rows` are those not excluded for another reason. */
export async function keepByLookahead(
  keep: 'keep-last' | 'keep-none',
  rows: AsyncIterable<{ readonly key: string; readonly position: number }>,
): Promise<DuplicateRule> {
  const last = new Map<string, number>();
  const duplicates = new Set<string>();
  for await (const { key, position } of rows) {
    if (last.has(key)) duplicates.add(key);
    last.set(key, position);
  }
  return (key, position) => duplicates.has(key) && (keep === 'keep-none' || last.get(key) !== position);
}
