import type { Cell, SheetRow } from '../../sheet/cell';
import { type NumberConvention, numberCensus } from '../../sheet/number-convention';
import type { DecimalSign } from '../../sheet/numbers';
import type { ColumnContent } from '../upload-shape';
import { isNumeric } from './contents';
import { errorKinds, isError, type MarkKind, noteKinds } from './marks';
import type { Checked, CheckProgress, MarkPlace } from './reading.types';
import type { RowReader } from './row-reader';

/** Places of one kind of mark that are listed one by one. */
const listedPlaces = 100;

/** What is known of the rows that were checked so far. */
export interface RowCheck {
  /** Takes in the next rows, in order. */
  add(rows: readonly SheetRow[]): void;
  progress(): CheckProgress;
  /** Whether a key stands in several rows. */
  isDoubled(key: string): boolean;
  /** Positions of the rows with errors, or with notes, in order. */
  positions(filter: 'errors' | 'notes'): readonly number[];
  /** How numbers are written, by the cells so far. */
  numbers(): NumberConvention;
  done(): Checked;
}

/** Checks rows as they come, by a reader that takes numbers to be written with `sign`. */
export function checkRows(reader: RowReader, sign: DecimalSign): RowCheck {
  const census = numberCensus();
  const numericColumns = reader.columns.filter(({ content }) => isNumeric(content));
  const keyColumn = reader.columns.find(({ index }) => index === reader.keyIndex)?.key ?? '';
  const first = new Map<string, { readonly position: number; readonly number: number }>();
  const doubled = new Set<string>();
  const errors = new Set<number>();
  const notes: number[] = [];
  const counts = new Map<MarkKind, { count: number; readonly places: MarkPlace[] }>();
  let rows = 0;
  let example: { readonly written: string; readonly read: string } | undefined;

  function mark(kind: MarkKind, place: MarkPlace): void {
    const known = counts.get(kind) ?? { count: 0, places: [] };
    counts.set(kind, known);
    known.count++;
    if (known.places.length < listedPlaces) known.places.push(place);
    if (isError(kind)) errors.add(place.position);
    else if (kind === 'text-price' && notes.at(-1) !== place.position) notes.push(place.position);
  }
  function markDoubled(key: string, row: SheetRow, position: number): void {
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, { position, number: row.number });
      return;
    }
    if (!doubled.has(key)) mark('doubled-key', { ...before, key: keyColumn });
    doubled.add(key);
    mark('doubled-key', { position, number: row.number, key: keyColumn });
  }
  function takeExample(cell: Cell, content: ColumnContent): void {
    if (typeof cell !== 'string' || !/\d/.test(cell)) return;
    const read = reader.read(cell, content);
    if (read !== cell.trim() && /^-?\d+(?:\.\d+)?$/.test(read) && isRewritten(cell.trim(), read)) {
      example = { written: cell.trim(), read };
    }
  }
  return {
    add(batch) {
      for (const row of batch) {
        const position = rows++;
        const key = reader.keyOf(row);
        if (key !== '') markDoubled(key, row, position);
        reader.marksOf(row, (column, kind) => mark(kind, { position, number: row.number, key: column }));
        for (const { index, content } of numericColumns) {
          const cell = row.cells[index];
          if (typeof cell !== 'string' || cell === '') continue;
          census.add(cell);
          if (example === undefined) takeExample(cell, content);
        }
      }
    },
    progress: () => ({ rows, errors: sum(errorKinds, counts) }),
    isDoubled: (key) => doubled.has(key),
    positions: (filter) => (filter === 'notes' ? notes : [...errors].sort((a, b) => a - b)),
    numbers: census.verdict,
    done: () => ({
      rows,
      marks: [...errorKinds, ...noteKinds].flatMap((kind) => {
        const found = counts.get(kind);
        return found ? [{ kind, count: found.count, places: found.places }] : [];
      }),
      errorRows: errors.size,
      noteRows: notes.length,
      numbers: census.verdict(),
      example,
      decimalSign: sign,
    }),
  };
}

const sum = (kinds: readonly MarkKind[], counts: ReadonlyMap<MarkKind, { readonly count: number }>) =>
  kinds.reduce((total, kind) => total + (counts.get(kind)?.count ?? 0), 0);

/** Whether reading was more than dropping needless zeros: a comma, a group, a currency sign. */
const isRewritten = (written: string, read: string) => Number(written) !== Number(read);
