import { errorKinds, type FindingKind } from '../../machines/reading.types';
import { type Cell, isErrorCell, notCalculated } from '../../sheet/cell';

const errors: ReadonlySet<FindingKind> = new Set(errorKinds);

/** Whether the finding is that no product has the number in the file, or that several products have it. */
export const isMatchProblem = (kind: FindingKind): boolean => kind === 'unmatched-key' || kind === 'ambiguous-key';

export const isError = (kind: FindingKind): boolean => errors.has(kind);

export function errorFinding(cell: Cell): FindingKind | undefined {
  const text = typeof cell === 'string' ? cell.trim() : cell;
  if (!isErrorCell(text)) return undefined;
  return text === notCalculated ? 'not-calculated' : 'error-cell';
}
