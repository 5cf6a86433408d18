import {
  type CellPlace,
  type CheckedFile,
  errorKinds,
  type FindingKind,
  noteKinds,
} from '../../machines/reading.types';
import { isError } from './finding-kinds';

const maxListedPlaces = 100;

export function createTallies() {
  const errorRows = new Set<number>();
  const noteRows = new Set<number>();
  const tallies = new Map<FindingKind, { cells: number; readonly places: CellPlace[] }>();
  let errors = 0;
  return {
    report(kind: FindingKind, place: CellPlace): void {
      const tally = tallies.get(kind) ?? { cells: 0, places: [] };
      tallies.set(kind, tally);
      tally.cells++;
      if (tally.places.length < maxListedPlaces) tally.places.push(place);
      if (isError(kind)) {
        errors++;
        errorRows.add(place.position);
        // A blank cell is no note: its row is listed in the review.
      } else if (kind !== 'clears') noteRows.add(place.position);
    },
    errors: () => errors,
    positions: (filter: 'errors' | 'notes'): readonly number[] =>
      [...(filter === 'notes' ? noteRows : errorRows)].sort((a, b) => a - b),
    result: (): Pick<CheckedFile, 'findings' | 'errorRows' | 'noteRows'> => ({
      findings: [...errorKinds, ...noteKinds].flatMap((kind) => {
        const tally = tallies.get(kind);
        return tally ? [{ kind, ...tally }] : [];
      }),
      errorRows: errorRows.size,
      noteRows: noteRows.size,
    }),
  };
}
