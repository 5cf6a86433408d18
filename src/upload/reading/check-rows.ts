import type {
  CellPlace,
  CheckedFile,
  ExclusionKind,
  ExclusionReason,
  FindingKind,
} from '../../machines/upload-file.types';
import type { SheetRow } from '../../sheet/cell';
import { createNotationDetector, type DecimalSeparator } from '../../sheet/numbers';
import { isNumeric } from './contents';
import type { DoubledRule, RowFacts, RowJudge } from './exclusions';
import { createTallies } from './finding-tallies';
import { isDashes } from './number-style';
import type { PreviewRow } from './reading.types';
import type { RowReader } from './row-reader';
import { type SimilarKey, similarKeys } from './similar-keys';

/** Pairs of similar keys that are listed. */
const listedPairs = 100;

/** Collects findings of the rows checked so far. */
export interface RowCheck {
  /** Checks the next rows, in order. */
  add(rows: readonly SheetRow[]): void;
  progress(): { readonly rows: number; readonly errors: number };
  /** Why the row at a position is left out; `undefined` when it is not, or not checked yet. */
  exclusionOf(position: number): ExclusionReason | undefined;
  /** Positions of the rows with errors, with notes, or left out, in order. */
  positions(filter: 'errors' | 'notes' | 'excluded'): readonly number[];
  preview(row: SheetRow, position: number): PreviewRow;
  done(): CheckedFile;
}

/** What the rows of a file are checked with. */
export interface CheckContext {
  readonly reader: RowReader;
  readonly judge: RowJudge;
  /** Whether a row is left out because another has its key; without it, all of them have errors. */
  readonly isExtra: DoubledRule | undefined;
  readonly known: ReadonlySet<string> | undefined;
  readonly sign: DecimalSeparator;
}

/** Checks rows by a reader that expects numbers written with `sign`. */
export function checkRows({ reader, judge, isExtra, known, sign }: CheckContext): RowCheck {
  const census = createNotationDetector();
  const numericColumns = reader.columns.filter(({ content }) => isNumeric(content));
  const keyColumn = reader.columns.find(({ content }) => content === 'key')?.key ?? '';
  const tallies = createTallies();
  const firstOf = new Map<string, CellPlace>();
  const timesOf = new Map<string, number>();
  const sharedKeys = createKeyCount();
  const similar = similarKeys(known);
  const similarPlaces = new Map<number, FindingKind>();
  const pairs: SimilarKey[] = [];
  const excluded = new Map<number, ExclusionReason>();
  const kinds = new Map<ExclusionKind, number>();
  let rows = 0;
  let rounded = 0;
  let reread = 0;
  let example: CheckedFile['example'];

  function checkKey(key: string, place: CellPlace): void {
    if (known && !known.has(key)) tallies.report('unknown-key', place);
    const first = firstOf.get(key);
    if (first !== undefined) {
      if (timesOf.get(key) === 1) tallies.report('doubled-key', first);
      timesOf.set(key, (timesOf.get(key) ?? 1) + 1);
      tallies.report('doubled-key', place);
      return;
    }
    firstOf.set(key, place);
    timesOf.set(key, 1);
    const found = similar.find(key);
    if (found === undefined) return;
    tallies.report(found.kind, place);
    similarPlaces.set(place.position, found.kind);
    if (pairs.length < listedPairs) pairs.push({ place, key, other: found.other });
  }
  function findExample(row: SheetRow, column: RowReader['columns'][number]): void {
    const cell = row.cells[column.index];
    if (example !== undefined || typeof cell !== 'string' || !/\d/.test(cell)) return;
    const [written, read] = [cell.trim(), reader.read(row, column)];
    // More than dropping needless zeros: a comma, a group, a currency sign.
    if (/^-?\d+(?:\.\d+)?$/.test(read) && Number(written) !== Number(read)) example = { written, read };
  }
  function reasonOf(row: SheetRow, facts: RowFacts, position: number): ExclusionReason | undefined {
    const reason = judge.reason(row, facts);
    if (reason !== undefined || facts.key === '') return reason;
    sharedKeys.add(facts.key);
    return isExtra?.(facts.key, position) && !judge.isKept(row) ? 'doubled' : undefined;
  }
  function addRow(row: SheetRow): void {
    const at = { position: rows++, number: row.number };
    const facts = judge.facts(row);
    for (const kind of facts.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const reason = reasonOf(row, facts, at.position);
    if (reason !== undefined) {
      excluded.set(at.position, reason);
      return;
    }
    if (facts.key !== '') checkKey(facts.key, { ...at, key: keyColumn });
    for (const { column, kind } of facts.findings) tallies.report(kind, { ...at, key: column });
    const changes = reader.changesOf(row);
    rounded += changes.rounded;
    reread += changes.reread;
    for (const column of numericColumns) {
      const cell = row.cells[column.index];
      if (typeof cell !== 'string' || cell === '' || isDashes(cell)) continue;
      census.add(cell);
      findExample(row, column);
    }
  }
  return {
    add(batch) {
      for (const row of batch) addRow(row);
    },
    progress: () => ({ rows, errors: tallies.errors() }),
    exclusionOf: (position) => excluded.get(position),
    positions: (filter) => (filter === 'excluded' ? [...excluded.keys()] : tallies.positions(filter)),
    preview(row, position) {
      const { key, findings } = judge.facts(row);
      const reason = excluded.get(position);
      const found: Record<string, FindingKind> = {};
      if (known && key !== '' && !known.has(key)) found[keyColumn] = 'unknown-key';
      for (const { column, kind } of findings) found[column] = kind;
      const similarity = similarPlaces.get(position);
      if (similarity) found[keyColumn] = similarity;
      if (reason === undefined && (timesOf.get(key) ?? 0) > 1) found[keyColumn] = 'doubled-key';
      const cells = Object.fromEntries(reader.columns.map((column) => [column.key, reader.read(row, column)]));
      return { position, number: row.number, cells, findings: found, excluded: reason };
    },
    done: () => ({
      rows,
      excluded: countReasons(excluded.values()),
      kinds: [
        ...[...kinds].map(([kind, number]) => ({ kind, rows: number })),
        ...(sharedKeys.rows() > 0 ? [{ kind: 'doubled', rows: sharedKeys.rows() } as const] : []),
      ],
      similarKeys: pairs,
      rounded,
      reread,
      ...tallies.done(),
      numbers: census.result(),
      example,
      decimalSign: sign,
    }),
  };
}

/** Counts the rows whose key stands in other rows too. */
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
