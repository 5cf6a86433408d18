import type { CheckedFile, ExclusionKind, ExclusionReason, FindingKind } from '../../machines/upload-file.types';
import type { SheetRow } from '../../sheet/cell';
import { createNotationDetector, type DecimalSeparator } from '../../sheet/numbers';
import { checkKeys } from './check-keys';
import { createValueCounts } from './column-values';
import { isNumeric } from './contents';
import type { DuplicateRule, RowClassifier, RowFacts } from './exclusions';
import { isError } from './finding-kinds';
import { createTallies } from './finding-tallies';
import { isDashes } from './number-style';
import type { PreviewRow } from './reading.types';
import type { RowReader } from './row-reader';

export interface RowCheck {
  add(rows: readonly SheetRow[]): void;
  progress(): { readonly rows: number; readonly errors: number };
  /** Why the row at a position is excluded; `undefined` when it is not, or not checked yet. */
  exclusionOf(position: number): ExclusionReason | undefined;
  /** Positions in order. */
  positions(filter: 'errors' | 'notes' | 'excluded'): readonly number[];
  preview(row: SheetRow, position: number): PreviewRow;
  result(): CheckedFile;
}

export interface CheckContext {
  readonly reader: RowReader;
  readonly classifier: RowClassifier;
  /** Decides which rows with the same key are excluded. If undefined, each of them has an error. */
  readonly isDuplicate: DuplicateRule | undefined;
  readonly known: ReadonlySet<string> | undefined;
  readonly separator: DecimalSeparator;
  /** Positions of the columns that are not mapped. */
  readonly unmapped: readonly number[];
}

export function checkRows({ reader, classifier, isDuplicate, known, separator, unmapped }: CheckContext): RowCheck {
  const keyColumn = reader.columns.find(({ content }) => content === 'key')?.key ?? '';
  const tallies = createTallies();
  const keys = checkKeys(known, tallies.report);
  const sharedKeys = createKeyCount();
  const excluded = new Map<number, ExclusionReason>();
  const kinds = createKindCounts();
  const values = createValueCounts(unmapped);
  const numbers = createNumberSummary(reader);
  let rows = 0;

  function reasonOf(row: SheetRow, facts: RowFacts, position: number): ExclusionReason | undefined {
    const reason = classifier.exclusionOf(row, facts);
    if (reason !== undefined || facts.key === '') return reason;
    sharedKeys.add(facts.key);
    return isDuplicate?.(facts.key, position) && !classifier.isIncluded(row) ? 'doubled' : undefined;
  }
  function addRow(row: SheetRow): void {
    const at = { position: rows++, number: row.number };
    const facts = classifier.classify(row);
    values.add(row);
    kinds.add(facts.kinds);
    const reason = reasonOf(row, facts, at.position);
    if (reason !== undefined) {
      excluded.set(at.position, reason);
      return;
    }
    const note = keyNote(facts, known);
    if (note !== undefined) tallies.report(note, { ...at, key: keyColumn });
    if (facts.key !== '') keys.add(facts.key, { ...at, key: keyColumn });
    for (const { column, kind } of findingsOf(facts)) tallies.report(kind, { ...at, key: column });
    numbers.add(row);
  }
  return {
    add(batch) {
      for (const row of batch) addRow(row);
    },
    progress: () => ({ rows, errors: tallies.errors() }),
    exclusionOf: (position) => excluded.get(position),
    positions: (filter) => (filter === 'excluded' ? [...excluded.keys()] : tallies.positions(filter)),
    preview(row, position) {
      const facts = classifier.classify(row);
      const { key } = facts;
      const reason = excluded.get(position);
      const found: Record<string, FindingKind> = {};
      const note = keyNote(facts, known);
      if (note !== undefined) found[keyColumn] = note;
      for (const { column, kind } of findingsOf(facts)) found[column] = kind;
      const similarity = keys.similarityAt(position);
      if (similarity) found[keyColumn] = similarity;
      if (reason === undefined && keys.isDoubled(key)) found[keyColumn] = 'doubled-key';
      const cells = Object.fromEntries(reader.columns.map((column) => [column.key, reader.read(row, column)]));
      return { position, number: row.number, cells, findings: found, excluded: reason };
    },
    result: () => ({
      rows,
      excluded: countReasons(excluded.values()),
      kinds: [
        ...kinds.list(),
        ...(sharedKeys.rows() > 0 ? [{ kind: 'doubled', rows: sharedKeys.rows() } as const] : []),
      ],
      kindRows: kinds.rows(),
      values: values.result(rows),
      similarKeys: keys.similarPairs(),
      ...tallies.result(),
      ...numbers.result(),
      decimalSeparator: separator,
    }),
  };
}

const isSection = ({ kinds }: RowFacts): boolean => kinds.includes('section');

/** Omits the notes of a section row, because its title and blank cells are not values. */
const findingsOf = (facts: RowFacts): RowFacts['findings'] =>
  isSection(facts) ? facts.findings.filter(({ kind }) => isError(kind)) : facts.findings;

function keyNote(facts: RowFacts, known: ReadonlySet<string> | undefined): FindingKind | undefined {
  if (isSection(facts)) return 'section-row';
  return known && facts.key !== '' && !known.has(facts.key) ? 'unknown-key' : undefined;
}

/** Collects the notation of the numbers, and counts the values that reading changes. */
function createNumberSummary(reader: RowReader) {
  const notation = createNotationDetector();
  const columns = reader.columns.filter(({ content }) => isNumeric(content));
  let rounded = 0;
  let reinterpreted = 0;
  let example: CheckedFile['example'];
  return {
    add(row: SheetRow): void {
      const changes = reader.changesOf(row);
      rounded += changes.rounded;
      reinterpreted += changes.reinterpreted;
      for (const column of columns) {
        const cell = row.cells[column.index];
        if (typeof cell !== 'string' || cell === '' || isDashes(cell)) continue;
        notation.add(cell);
        example ??= exampleOf(cell, reader.read(row, column));
      }
    },
    result: () => ({ rounded, reinterpreted, numbers: notation.result(), example }),
  };
}

/** Returns a cell whose number is not a plain decimal: with a comma, thousands groups or a currency. */
function exampleOf(cell: string, read: string): CheckedFile['example'] {
  const written = cell.trim();
  const isExample = /\d/.test(cell) && /^-?\d+(?:\.\d+)?$/.test(read) && Number(written) !== Number(read);
  return isExample ? { written, read } : undefined;
}

/** Counts the rows of each kind, and the rows of any kind. */
function createKindCounts() {
  const counts = new Map<ExclusionKind, number>();
  let rows = 0;
  return {
    add(kinds: readonly ExclusionKind[]): void {
      if (kinds.length > 0) rows++;
      for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    },
    rows: () => rows,
    list: () => [...counts].map(([kind, number]) => ({ kind, rows: number })),
  };
}

/** Counts the rows whose key is in other rows too. */
function createKeyCount() {
  const counts = new Map<string, number>();
  let rows = 0;
  return {
    add(key: string): void {
      const before = counts.get(key) ?? 0;
      counts.set(key, before + 1);
      if (before > 0) rows += before === 1 ? 2 : 1;
    },
    rows: () => rows,
  };
}

function countReasons(reasons: Iterable<ExclusionReason>): CheckedFile['excluded'] {
  const counts = new Map<ExclusionReason, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, rows]) => ({ reason, rows }));
}
