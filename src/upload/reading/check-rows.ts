import type { CheckedFile, ExclusionKind, ExclusionReason, FindingKind } from '../../machines/reading.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { createNotationDetector, type DecimalSeparator } from '../../sheet/numbers';
import { createKeyCheck } from './check-keys';
import { createValueCounts, increment } from './column-values';
import { isNumeric } from './contents';
import { costCellKey } from './cost-reader';
import { plainAmount } from './currency-words';
import { type DuplicateRule, hasUsableKey, type RowClassifier, type RowFacts } from './exclusions';
import type { FilledRow } from './filled-sheet';
import { isError } from './finding-kinds';
import { createTallies } from './finding-tallies';
import { keyPartCellKey } from './key-reader';
import { isDashes } from './number-style';
import { createReadingOffers } from './reading-offers';
import type { RowReader } from './row-reader';

export interface PreviewRow {
  readonly position: number;
  /** Row number as a spreadsheet program shows it. */
  readonly number: number;
  /** By column key: numbers as plain decimals, everything else as text. */
  readonly cells: Readonly<Record<string, string>>;
  /** What the file has in the key column: the key, or a supplier's number that a key replaces. */
  readonly numberInFile: string;
  readonly findings: Readonly<Record<string, FindingKind>>;
  readonly excluded: ExclusionReason | undefined;
  /** Whether the key, or a part of it, was filled down from a row above. */
  readonly isKeyFilled: boolean;
}

export type RowCheck = ReturnType<typeof createRowCheck>;

export interface CheckContext {
  readonly reader: RowReader;
  readonly classifier: RowClassifier;
  /** Decides which rows with the same key are excluded. If undefined, each of them has an error. */
  readonly duplicateRule: DuplicateRule | undefined;
  readonly known: ReadonlySet<string> | undefined;
  readonly separator: DecimalSeparator;
  readonly unmapped: readonly number[];
}

export function createRowCheck({ reader, classifier, duplicateRule, known, separator, unmapped }: CheckContext) {
  const keyColumn = reader.columns.find(({ content }) => content === 'key')?.key ?? '';
  const tallies = createTallies();
  const keys = createKeyCheck(known, tallies.report);
  const values = createValueCounts(unmapped);
  const summaries = createSummaries(reader);
  const excluded = new Map<number, ExclusionReason>();
  const excludedRows = new Map<ExclusionReason, number>();
  const rowsOfKey = new Map<string, number>();
  const rowsOfKind = new Map<ExclusionKind, number>();
  const counts = { rows: 0, rowsWithAnyKind: 0, duplicateRows: 0 };

  function reasonOf(row: SheetRow, facts: RowFacts, position: number): ExclusionReason | undefined {
    const reason = classifier.exclusionOf(row, facts);
    if (reason !== undefined || !hasUsableKey(facts)) return reason;
    const sameKey = increment(rowsOfKey, facts.key);
    // The second row with a key makes the first one a duplicate too.
    if (sameKey > 1) counts.duplicateRows += sameKey === 2 ? 2 : 1;
    return duplicateRule?.(facts.key, position) && !classifier.isIncluded(row) ? 'duplicate' : undefined;
  }
  function addRow(row: SheetRow): void {
    const at = { position: counts.rows++, number: row.number };
    const facts = classifier.classify(row);
    values.add(row);
    const reason = reasonOf(row, facts, at.position);
    // A row without the chosen value is excluded whatever its kinds, and has no findings, so it does not count under its kinds.
    const kinds = reason === 'other-value' ? [] : facts.exclusionKinds;
    if (kinds.length > 0) counts.rowsWithAnyKind++;
    for (const kind of kinds) increment(rowsOfKind, kind);
    if (reason !== undefined) {
      excluded.set(at.position, reason);
      increment(excludedRows, reason);
      summaries.addExcluded(row, reason);
      return;
    }
    const note = keyNote(facts, known);
    if (note !== undefined) tallies.report(note, { ...at, key: keyColumn });
    if (hasUsableKey(facts)) keys.add(facts.key, { ...at, key: keyColumn });
    for (const { column, kind } of findingsOf(facts)) tallies.report(kind, { ...at, key: column });
    summaries.add(row, facts);
  }
  return {
    reader,
    classifier,
    separator,
    add(batch: readonly SheetRow[]): void {
      for (const row of batch) addRow(row);
    },
    progress: () => ({ rows: counts.rows, errors: tallies.errors() }),
    exclusionOf: (position: number) => excluded.get(position),
    isSection: (row: SheetRow): boolean => isSection(classifier.classify(row)),
    positions: (filter: 'errors' | 'notes' | 'excluded'): readonly number[] =>
      filter === 'excluded' ? [...excluded.keys()] : tallies.positions(filter),
    preview(row: FilledRow, position: number): PreviewRow {
      const facts = classifier.classify(row);
      const reason = excluded.get(position);
      const isInSeveralRows = reason === undefined && hasUsableKey(facts) && keys.isDuplicate(facts.key);
      const found = Object.fromEntries(findingsOf(facts).map(({ column, kind }) => [column, kind]));
      const keyFinding = isInSeveralRows
        ? 'duplicate-key'
        : (keys.similarKeyFinding(position) ?? found[keyColumn] ?? keyNote(facts, known));
      const findings = keyFinding ? { ...found, [keyColumn]: keyFinding } : found;
      const cells = previewCells(row, reader);
      const place = { position, number: row.number, numberInFile: reader.numberInFileOf(row) };
      return { ...place, cells, findings, excluded: reason, isKeyFilled: isFilled(row) };
    },
    result: (): CheckedFile => ({
      rows: counts.rows,
      excluded: [...excludedRows].map(([reason, count]) => ({ reason, rows: count })),
      kinds: rowsByKind(rowsOfKind, counts.duplicateRows),
      rowsWithAnyKind: counts.rowsWithAnyKind,
      columnValues: values.result(counts.rows),
      ...tallies.result(),
      ...summaries.result(),
      decimalSeparator: separator,
    }),
  };
}

/** Only the columns of keys are filled down. */
const isFilled = ({ filled }: FilledRow): boolean => filled !== undefined;

const previewCells = (row: SheetRow, reader: RowReader): PreviewRow['cells'] =>
  Object.fromEntries([
    ...reader.columns.map((column) => [column.key, reader.read(row, column)] as const),
    ...reader.keyParts.map((index) => [keyPartCellKey(index), cellText(row.cells[index] ?? '').trim()] as const),
    ...reader.costReaders.map((costs) => [costCellKey(costs.column), costs.textOf(row.cells)] as const),
  ]);

/** Returns the rows of each kind that the user can exclude, whether or not the user has done so. */
const rowsByKind = (rowsOfKind: ReadonlyMap<ExclusionKind, number>, duplicateRows: number): CheckedFile['kinds'] => [
  ...[...rowsOfKind].map(([kind, rows]) => ({ kind, rows })),
  ...(duplicateRows > 0 ? [{ kind: 'duplicate', rows: duplicateRows } as const] : []),
];

const isSection = ({ exclusionKinds }: RowFacts): boolean => exclusionKinds.includes('section');

/** Omits the notes of a section row, because its title and blank cells are not values. */
const findingsOf = (facts: RowFacts): RowFacts['findings'] =>
  isSection(facts) ? facts.findings.filter(({ kind }) => isError(kind)) : facts.findings;

function keyNote(facts: RowFacts, known: ReadonlySet<string> | undefined): FindingKind | undefined {
  if (isSection(facts)) return 'section-row';
  return known && hasUsableKey(facts) && !known.has(facts.key) ? 'unknown-key' : undefined;
}

function createSummaries(reader: RowReader) {
  const numbers = createNumberSummary(reader);
  const zeros = createZeroSummary(reader);
  const offers = createReadingOffers(reader);
  let partlyCosted = 0;
  return {
    add(row: SheetRow, facts: RowFacts): void {
      numbers.addChanges(row);
      numbers.addNotation(row);
      zeros.add(row, facts);
      offers.add(row, facts);
    },
    /** Another decimal separator may make numbers of an excluded row's texts. */
    addExcluded(row: SheetRow, reason: ExclusionReason): void {
      if (reason === 'no-cost' && reader.costReaders.some(({ findingOf }) => findingOf(row.cells) === undefined))
        partlyCosted++;
      if (reason === 'no-cost' || reason === 'error') numbers.addNotation(row);
    },
    result: () => ({ ...numbers.result(), zeros: zeros.result(), partlyCosted, offers: offers.result() }),
  };
}

function createZeroSummary(reader: RowReader) {
  const columns = reader.columns.filter(({ content }) => content === 'price');
  let rows = 0;
  let withOtherPrices = 0;
  return {
    add(row: SheetRow, { exclusionKinds, findings }: RowFacts): void {
      if (!exclusionKinds.includes('zero-price')) return;
      const zeros = new Set(findings.flatMap(({ column, kind }) => (kind === 'zero' ? [column] : [])));
      rows++;
      if (columns.some((column) => !zeros.has(column.key) && reader.read(row, column) !== '')) withOtherPrices++;
    },
    result: (): CheckedFile['zeros'] => ({ rows, withOtherPrices }),
  };
}

function createNumberSummary(reader: RowReader) {
  const notation = createNotationDetector();
  const columns = reader.columns.filter(({ content, calculated }) => isNumeric(content) && !calculated);
  const numeric = [
    ...columns.map((column) => ({
      index: column.index,
      isCost: false,
      read: (row: SheetRow) => reader.read(row, column),
    })),
    ...reader.costReaders.map(({ column, textOf }) => ({
      index: column,
      isCost: true,
      read: ({ cells }: SheetRow) => textOf(cells),
    })),
  ];
  let rounded = 0;
  let reinterpreted = 0;
  let example: CheckedFile['example'];
  return {
    addChanges(row: SheetRow): void {
      const changes = reader.countChangedCells(row);
      rounded += changes.rounded;
      reinterpreted += changes.reinterpreted;
    },
    addNotation(row: SheetRow): void {
      for (const { index, isCost, read } of numeric) {
        const cell = row.cells[index];
        if (typeof cell !== 'string' || cell === '' || isDashes(cell)) continue;
        notation.add(isCost ? plainAmount(cell) : cell);
        example ??= exampleOf(cell, read(row));
      }
    },
    result: () => ({ rounded, reinterpreted, numberNotation: notation.result(), example }),
  };
}

/** Returns a cell whose number is not a plain decimal: with a comma, thousands groups or a currency. */
function exampleOf(cell: string, read: string): CheckedFile['example'] {
  const written = cell.trim();
  const isExample = /\d/.test(cell) && /^-?\d+(?:\.\d+)?$/.test(read) && Number(written) !== Number(read);
  return isExample ? { written, read } : undefined;
}
