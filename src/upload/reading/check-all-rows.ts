import type { CheckedFile, CheckProgress, FileColumn, ReadingOptions } from '../../machines/reading.types';
import type { SheetRow } from '../../sheet/cell';
import type { DecimalSeparator } from '../../sheet/numbers';
import type { Sheet } from '../../sheet/sheet';
import type { UploadShape } from '../upload-shape';
import { type CheckContext, createRowCheck, type RowCheck } from './check-rows';
import { unratedRows } from './currency-conflicts';
import {
  createKeepFirstRule,
  createKeepLastOrNoneRule,
  createRowClassifier,
  type DuplicateRule,
  hasUsableKey,
  type RowClassifier,
} from './exclusions';
import type { KnownKeys } from './key-reader';
import { createRowReader } from './row-reader';
import { createUnitTallies, pricedColumns, type UnitTallies } from './unit-columns';

/** A file that is open with these options. */
export interface OpenState {
  readonly sheet: Sheet;
  readonly shape: UploadShape;
  readonly columns: readonly FileColumn[];
  readonly options: ReadingOptions;
  readonly knownKeys: KnownKeys | undefined;
  total: number | undefined;
  /** Counted in the first rows, until the check counts all rows. */
  unitTallies: UnitTallies;
  hasAllUnits?: true;
  /** The results for the rows that were checked so far; each run of the check begins with a new one. */
  rowCheck: RowCheck;
}

interface CheckOptions {
  readonly separator: DecimalSeparator;
  readonly total: number;
  readonly onProgress: (progress: CheckProgress) => void;
  /** Throws when the file has been opened with other options meanwhile. */
  readonly assertCurrent: () => void;
}

/** Checks all rows. Rejects when the file has been opened with other options meanwhile. */
export async function checkAllRows(
  state: OpenState,
  { separator, total, onProgress, assertCurrent }: CheckOptions,
): Promise<CheckedFile> {
  async function* currentRows() {
    for await (const rows of state.sheet.rows()) {
      assertCurrent();
      yield rows;
    }
  }
  await countAllUnits(state, currentRows);
  const context = contextOf(state, separator);
  const duplicateRule = await createDuplicateRule(state, context.classifier, currentRows);
  assertCurrent();
  state.rowCheck = createRowCheck({ ...context, duplicateRule });
  onProgress({ total, rows: 0, errors: 0 });
  for await (const rows of currentRows()) {
    state.rowCheck.add(rows);
    onProgress({ total, ...state.rowCheck.progress() });
  }
  return resultOf(state);
}

type AllRows = () => AsyncIterable<readonly SheetRow[]>;

function resultOf({ columns, options, rowCheck }: OpenState): CheckedFile {
  const result = rowCheck.result();
  return { ...result, unrated: unratedRows(columns, result, rowCheck.unratedCounts(), options) };
}

export const unitTalliesOf = ({ shape, columns, options }: Pick<OpenState, 'shape' | 'columns' | 'options'>) =>
  createUnitTallies(pricedColumns(shape, columns, options));

/** Counts the units in all rows, once, because only all rows show whether a column has units. Skipped without such a column. */
async function countAllUnits(state: OpenState, allRows: AllRows): Promise<void> {
  if (state.unitTallies.size === 0 || state.hasAllUnits) return;
  const unitTallies = unitTalliesOf(state);
  for await (const rows of allRows()) unitTallies.add(rows);
  state.unitTallies = unitTallies.result();
  state.hasAllUnits = true;
}

export function contextOf(
  { sheet, shape, columns, options, knownKeys, unitTallies }: Omit<OpenState, 'total' | 'rowCheck'>,
  separator: DecimalSeparator,
): CheckContext {
  const reader = createRowReader(shape, columns, separator, options, { knownKeys, unitTallies });
  const keys = knownKeys?.keys;
  const classifier = createRowClassifier(reader, sheet.header.names, keys, options.exclusions);
  const unmappedColumns = columns
    .filter(({ state }) => state === 'unknown' || state === 'excluded')
    .map(({ index }) => index);
  return { reader, classifier, duplicateRule: undefined, knownKeys: keys, separator, unmappedColumns };
}

/** All rules except `keep-first` need an extra pass over all rows. */
async function createDuplicateRule(
  state: OpenState,
  classifier: RowClassifier,
  allRows: AllRows,
): Promise<DuplicateRule | undefined> {
  const { duplicates } = state.options.exclusions ?? {};
  if (duplicates === undefined) return undefined;
  return duplicates === 'keep-first'
    ? createKeepFirstRule()
    : createKeepLastOrNoneRule(duplicates, keysWithPositions(allRows, classifier));
}

async function* keysWithPositions(allRows: AllRows, classifier: RowClassifier) {
  let position = -1;
  for await (const rows of allRows()) {
    for (const row of rows) {
      position++;
      const facts = classifier.classify(row);
      if (hasUsableKey(facts) && classifier.exclusionOf(row, facts) === undefined) yield { key: facts.key, position };
    }
  }
}
