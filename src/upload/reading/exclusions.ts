import type { ExclusionKind, ExclusionReason, Exclusions } from '../../machines/reading.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { isError, isMatchProblem } from './finding-kinds';
import { createHeaderWords } from './header-words';
import { isDashes } from './number-style';
import type { RowFinding, RowReader } from './row-reader';

export interface RowFacts {
  readonly key: string;
  readonly findings: readonly RowFinding[];
  readonly exclusionKinds: readonly ExclusionKind[];
  /** Whether `key` is only a number of the file, which no product has, or several products have. */
  readonly isUnmatched: boolean;
}

export type RowClassifier = ReturnType<typeof createRowClassifier>;

export function createRowClassifier(
  reader: RowReader,
  names: readonly string[],
  known: ReadonlySet<string> | undefined,
  exclusions: Exclusions = {},
) {
  const { kinds: excludedKinds = [], only, rows, included } = exclusions;
  const excludedRowNumbers = new Set(rows);
  const includedRowNumbers = new Set(included);
  const onlyValues = new Set(only?.values);
  const valueColumns = reader.columns.filter(({ content }) => content !== 'key');
  // Of the prices from one column of costs, the first has its findings.
  const priceColumns = reader.columns
    .filter(({ content, calculated }) => content === 'price' && (calculated?.position ?? 0) === 0)
    .map(({ key, index }) => ({ key, index, header: createHeaderWords(names[index] ?? '') }));

  function isHeader({ cells }: SheetRow): boolean {
    return reader.columns.every(({ index }) => cellText(cells[index] ?? '').trim() === (names[index] ?? ''));
  }
  /** Whether each price that is not blank repeats the name of its column: other columns may be named differently below. */
  function hasHeaderForPrices({ cells }: SheetRow, key: string, findings: readonly RowFinding[]): boolean {
    if (findings.length === 0 || known?.has(key)) return false;
    const filledPriceColumns = priceColumns.filter(({ index }) => cellText(cells[index] ?? '').trim() !== '');
    return (
      filledPriceColumns.length > 0 &&
      filledPriceColumns.every(
        (column) =>
          findings.some((finding) => finding.column === column.key) &&
          column.header.areRepeatedBy(cellText(cells[column.index] ?? '')),
      )
    );
  }
  /** The row of a product without prices often has dashes; the row of a section's title has blank cells. */
  function hasDashes({ cells }: SheetRow): boolean {
    return valueColumns.some(({ index }) => isDashes(cellText(cells[index] ?? '')));
  }
  function hasNoValue(row: SheetRow, findings: readonly RowFinding[]): boolean {
    // A blank cell is a finding (`clears`), so a row with fewer findings than columns has a value.
    if (valueColumns.length === 0 || findings.length < valueColumns.length) return false;
    return valueColumns.every(
      ({ calculated, ...column }) => (calculated?.costReader.textOf(row.cells) ?? reader.read(row, column)) === '',
    );
  }
  function kindsOf(row: SheetRow, key: string, findings: readonly RowFinding[]): ExclusionKind[] {
    if (key === '') return ['no-sku'];
    // A repeated header separates sections.
    if (isHeader(row) || hasHeaderForPrices(row, key, findings)) return ['section'];
    if (findings.some(({ kind }) => kind === 'no-cost')) return ['no-cost'];
    const unknown = unknownKinds(key, findings);
    const isKnown = known?.has(key) && unknown.length === 0;
    if (hasNoValue(row, findings)) {
      if (!hasDashes(row) && !isKnown) return ['section'];
      return unknown.length > 0 ? [...unknown] : ['no-value'];
    }
    return findings.some(({ kind }) => isError(kind)) ? ['error', ...unknown] : [...unknown];
  }
  function unknownKinds(key: string, findings: readonly RowFinding[]): readonly ExclusionKind[] {
    if (findings.some(({ kind }) => kind === 'ambiguous-key')) return ['ambiguous-sku'];
    // The number itself may be the key of another product.
    if (findings.some(({ kind }) => kind === 'unmatched-key')) return ['unknown-sku'];
    return known === undefined || known.has(key) ? [] : ['unknown-sku'];
  }
  return {
    classify(row: SheetRow): RowFacts {
      const key = reader.keyOf(row);
      const allFindings = reader.findingsOf(row);
      const kinds = kindsOf(row, key, allFindings);
      // Rows without a key, and sections, are kinds of their own, whatever else they lack.
      const findings = kinds.includes('no-cost') ? allFindings : allFindings.filter(({ kind }) => kind !== 'no-cost');
      if (row.hidden) kinds.push('hidden');
      if (findings.some((finding) => finding.kind === 'zero')) kinds.push('zero-price');
      return { key, findings, exclusionKinds: kinds, isUnmatched: findings.some(({ kind }) => isMatchProblem(kind)) };
    },
    exclusionOf(row: SheetRow, { exclusionKinds }: RowFacts): ExclusionReason | undefined {
      if (includedRowNumbers.has(row.number)) return undefined;
      if (excludedRowNumbers.has(row.number)) return 'single';
      if (only && !onlyValues.has(cellText(row.cells[only.column] ?? '').trim())) return 'other-value';
      return exclusionKinds.find((kind) => excludedKinds.includes(kind));
    },
    /** Whether the user included this row, so that no rule excludes it. */
    isIncluded: (row: SheetRow): boolean => includedRowNumbers.has(row.number),
  };
}

/** Whether the key identifies a product: it is neither missing nor a number that no product or several products have. */
export const hasUsableKey = ({ key, isUnmatched }: Pick<RowFacts, 'key' | 'isUnmatched'>): boolean =>
  key !== '' && !isUnmatched;

/** Whether a row is excluded because another row has its key. Called for each row in order. */
export type DuplicateRule = (key: string, position: number) => boolean;

export function createKeepFirstRule(): DuplicateRule {
  const seen = new Set<string>();
  return (key) => {
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  };
}

/** Excludes all but the last of several rows with the same key, or all. `rows` are those not excluded for another reason. */
export async function createKeepLastOrNoneRule(
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
