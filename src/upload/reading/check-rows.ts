import type { CheckedFile, ExclusionKind, ExclusionReason, FindingKind } from '../../machines/reading.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import { createNotationDetector, type DecimalSeparator } from '../../sheet/numbers';
import { createKeyCheck } from './check-keys';
import { amountText } from './check-price';
import { createValueCounts, increment } from './column-values';
import { isNumeric } from './contents';
import { costCellKey } from './cost-reader';
import { withoutCurrency } from './currency-words';
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
  readonly keyInFile: string;
  readonly findings: Readonly<Record<string, FindingKind>>;
  readonly excluded: ExclusionReason | undefined;
  /** Whether the key, or a part of it, was filled down from a row above. */
  readonly isKeyFilled: boolean;
  /** Columns with costs from which prices of the row follow by a rule, by position from 0. */
  readonly pricedFrom: readonly number[];
  /** Prices and costs that are divided by the unit in the file, and what it has, by the key of their cell. */
  readonly divided: Readonly<Record<string, { readonly unit: number; readonly written: string }>>;
}

export type RowCheck = ReturnType<typeof createRowCheck>;

export interface CheckContext {
  readonly reader: RowReader;
  readonly classifier: RowClassifier;
  /** Decides which rows with the same key are excluded. If undefined, each of them has an error. */
  readonly duplicateRule: DuplicateRule | undefined;
  readonly knownKeys: ReadonlySet<string> | undefined;
  readonly separator: DecimalSeparator;
  readonly unmappedColumns: readonly number[];
}

export function createRowCheck(context: CheckContext) {
  const { reader, classifier, duplicateRule, knownKeys, separator } = context;
  const keyColumn = reader.columns.find(({ content }) => content === 'key')?.key ?? '';
  const tallies = createTallies();
  const keyCheck = createKeyCheck(knownKeys, tallies.report);
  const valueCounts = createValueCounts(context.unmappedColumns);
  const summaries = createSummaries(reader, valueCounts);
  const reasonByPosition = new Map<number, ExclusionReason>();
  const rowCountByReason = new Map<ExclusionReason, number>();
  const duplicates = createDuplicateCount();
  const rowCountByKind = new Map<ExclusionKind, number>();
  const counts = { rows: 0, rowsWithAnyKind: 0 };

  /** Counts the row under its key. Returns why it is excluded. */
  function countRowAndFindReason(row: SheetRow, facts: RowFacts, position: number): ExclusionReason | undefined {
    const reason = classifier.exclusionOf(row, facts);
    if (reason !== undefined || !hasUsableKey(facts)) return reason;
    duplicates.add(facts.key);
    return duplicateRule?.(facts.key, position) && !classifier.isIncluded(row) ? 'duplicate' : undefined;
  }
  function addRow(row: SheetRow): void {
    const place = { position: counts.rows++, number: row.number };
    const facts = classifier.classify(row);
    valueCounts.add(row);
    const reason = countRowAndFindReason(row, facts, place.position);
    // A row without the chosen value is excluded whatever its kinds, and has no findings, so it does not count under its kinds.
    const kinds = reason === 'other-value' ? [] : facts.exclusionKinds;
    if (kinds.length > 0) counts.rowsWithAnyKind++;
    for (const kind of kinds) increment(rowCountByKind, kind);
    if (reason !== undefined) {
      reasonByPosition.set(place.position, reason);
      increment(rowCountByReason, reason);
      summaries.addExcluded(row, reason);
      return;
    }
    const note = keyNote(facts, knownKeys);
    if (note !== undefined) tallies.report(note, { ...place, key: keyColumn });
    if (hasUsableKey(facts)) keyCheck.add(facts.key, { ...place, key: keyColumn });
    for (const { column, kind } of findingsOf(facts)) tallies.report(kind, { ...place, key: column });
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
    exclusionOf: (position: number) => reasonByPosition.get(position),
    isSection: (row: SheetRow): boolean => isSection(classifier.classify(row)),
    positions: (filter: 'errors' | 'notes' | 'excluded'): readonly number[] =>
      filter === 'excluded' ? [...reasonByPosition.keys()] : tallies.positions(filter),
    preview(row: FilledRow, position: number): PreviewRow {
      const facts = classifier.classify(row);
      const reason = reasonByPosition.get(position);
      const isInSeveralRows = reason === undefined && hasUsableKey(facts) && keyCheck.isDuplicate(facts.key);
      const findingByColumn = Object.fromEntries(findingsOf(facts).map(({ column, kind }) => [column, kind]));
      const keyFinding = isInSeveralRows
        ? 'duplicate-key'
        : (keyCheck.similarKeyFinding(position) ?? findingByColumn[keyColumn] ?? keyNote(facts, knownKeys));
      const findings = keyFinding ? { ...findingByColumn, [keyColumn]: keyFinding } : findingByColumn;
      return { position, ...contentOf(row, reader), findings, excluded: reason };
    },
    unratedCounts: summaries.unratedCounts,
    result: (): Omit<CheckedFile, 'unrated'> => ({
      rows: counts.rows,
      excluded: [...rowCountByReason].map(([reason, count]) => ({ reason, rows: count })),
      kinds: kindCounts(rowCountByKind, duplicates.rows()),
      rowsWithAnyKind: counts.rowsWithAnyKind,
      columnValues: valueCounts.result(counts.rows),
      ...tallies.result(),
      ...summaries.result(),
      decimalSeparator: separator,
    }),
  };
}

/** Counts the rows whose key is in several rows. */
function createDuplicateCount() {
  const rowsOfKey = new Map<string, number>();
  let duplicateRows = 0;
  return {
    add(key: string): void {
      const rows = increment(rowsOfKey, key);
      // The second row with a key makes the first one a duplicate too.
      if (rows === 2) duplicateRows += 2;
      else if (rows > 2) duplicateRows++;
    },
    rows: () => duplicateRows,
  };
}

/** What the preview shows of a row whatever its findings are. */
const contentOf = (row: FilledRow, reader: RowReader) => ({
  number: row.number,
  cells: previewCells(row, reader),
  keyInFile: reader.keyInFileOf(row),
  // Only the columns of the key are filled down.
  isKeyFilled: row.filled !== undefined,
  pricedFrom: reader.costReaders.flatMap(({ column, costOf }) => (costOf(row.cells) ? [column] : [])),
  divided: reader.areDivided ? dividedCells(row, reader) : {},
});

function dividedCells(row: FilledRow, reader: RowReader): PreviewRow['divided'] {
  const ofPrices = reader.columns.filter(
    ({ content, calculated }) => content === 'price' && (!calculated || calculated.costReader.isOwnPrice(row.cells)),
  );
  const ofCosts = reader.costReaders.filter(({ isOwnPrice }) => !isOwnPrice(row.cells));
  const cells = [...ofPrices, ...ofCosts.map(({ column }) => ({ key: costCellKey(column), index: column }))];
  return Object.fromEntries(
    cells.flatMap(({ key, index }) => {
      const unit = reader.divisorIn(row, index);
      return unit === 1 ? [] : [[key, { unit, written: cellText(row.cells[index] ?? '').trim() }] as const];
    }),
  );
}

const previewCells = (row: SheetRow, reader: RowReader): PreviewRow['cells'] =>
  Object.fromEntries([
    ...reader.columns.map((column) => [column.key, reader.read(row, column)] as const),
    ...reader.keyParts.map((index) => [keyPartCellKey(index), cellText(row.cells[index] ?? '').trim()] as const),
    ...reader.costReaders.map((costs) => [costCellKey(costs.column), costs.textOf(row.cells)] as const),
  ]);

/** Returns the rows of each kind that the user can exclude, whether or not the user has done so. */
const kindCounts = (
  rowCountByKind: ReadonlyMap<ExclusionKind, number>,
  duplicateRows: number,
): CheckedFile['kinds'] => [
  ...[...rowCountByKind].map(([kind, rows]) => ({ kind, rows })),
  ...(duplicateRows > 0 ? [{ kind: 'duplicate', rows: duplicateRows } as const] : []),
];

const isSection = ({ exclusionKinds }: RowFacts): boolean => exclusionKinds.includes('section');

/** Omits the notes of a section row, because its title and blank cells are not values. */
const findingsOf = (facts: RowFacts): RowFacts['findings'] =>
  isSection(facts) ? facts.findings.filter(({ kind }) => isError(kind)) : facts.findings;

function keyNote(facts: RowFacts, knownKeys: ReadonlySet<string> | undefined): FindingKind | undefined {
  if (isSection(facts)) return 'section-row';
  return knownKeys && hasUsableKey(facts) && !knownKeys.has(facts.key) ? 'unknown-key' : undefined;
}

export type UnratedCounts = ReturnType<RowCheck['unratedCounts']>;

function createSummaries(reader: RowReader, valueCounts: ReturnType<typeof createValueCounts>) {
  const numbers = createNumberSummary(reader);
  const zeros = createZeroSummary(reader);
  const columnsOfOtherCurrency = reader.columns.filter(({ namesOtherCurrency }) => namesOtherCurrency);
  const offers = createReadingOffers(reader);
  let partlyCosted = 0;
  let rowsOfOtherCurrency = 0;
  return {
    unratedCounts: () => ({
      /** Rows with a number in a column that names another currency than that of its prices. */
      rowsOfOtherCurrency,
      /** Rows with a cost that are blank in this column, by the currency that the name of the cost's column has instead of the rule's. */
      costsBesideBlank: valueCounts.blanksIn,
      /** Values of this column in rows that are not excluded; `undefined` for a column with many values. */
      includedValues: valueCounts.includedIn,
    }),
    add(row: SheetRow, facts: RowFacts): void {
      if (columnsOfOtherCurrency.some((column) => /^\d/.test(reader.read(row, column)))) rowsOfOtherCurrency++;
      numbers.countChangedCells(row);
      numbers.countNotation(row);
      zeros.add(row, facts);
      offers.add(row, facts);
      valueCounts.addIncluded(row);
      const unconfirmed = reader.unconfirmedCurrencyOf(row.cells);
      if (unconfirmed) valueCounts.addBlanks(row, unconfirmed.named);
    },
    /** The texts of an excluded row may be numbers with another decimal separator. */
    addExcluded(row: SheetRow, reason: ExclusionReason): void {
      if (reason === 'no-cost' && reader.costReaders.some(({ findingOf }) => findingOf(row.cells) === undefined))
        partlyCosted++;
      if (reason === 'no-cost' || reason === 'error') numbers.countNotation(row);
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
  const numberReaders = [
    ...columns.map((column) => ({
      index: column.index,
      amountOf: (cell: string) => (column.content === 'price' ? amountText(cell, column.style) : cell),
      read: (row: SheetRow) => reader.read(row, column),
    })),
    ...reader.costReaders.map(({ column, textOf }) => ({
      index: column,
      amountOf: (cell: string) => withoutCurrency(cell),
      read: ({ cells }: SheetRow) => textOf(cells),
    })),
  ];
  // A column of costs may have several rules.
  const numberColumns = [...new Map(numberReaders.map((one) => [one.index, one])).values()];
  let rounded = 0;
  let reinterpreted = 0;
  let example: CheckedFile['example'];
  return {
    countChangedCells(row: SheetRow): void {
      const changes = reader.countChangedCells(row);
      rounded += changes.rounded;
      reinterpreted += changes.reinterpreted;
    },
    countNotation(row: SheetRow): void {
      for (const { index, amountOf, read } of numberColumns) {
        const cell = row.cells[index];
        if (typeof cell !== 'string' || cell === '' || isDashes(cell)) continue;
        notation.add(amountOf(cell));
        // A divided price does not show how its number is read.
        if (reader.divisorIn(row, index) === 1) example ??= exampleOf(cell, read(row));
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
