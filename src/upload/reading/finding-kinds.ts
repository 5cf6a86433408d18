import type { FindingKind } from '../../machines/upload-file.types';
import { type Cell, isErrorCell, notCalculated } from '../../sheet/cell';

const severity: Readonly<Record<FindingKind, 'error' | 'note'>> = {
  'missing-key': 'error',
  'doubled-key': 'error',
  'wrong-key': 'error',
  'over-long': 'error',
  unstorable: 'error',
  'similar-key': 'error',
  negative: 'error',
  'wrong-number': 'error',
  'many-decimals': 'error',
  'other-currency': 'error',
  logical: 'error',
  'no-number': 'error',
  'long-text': 'error',
  'wrong-yes-no': 'error',
  'wrong-status': 'error',
  'wrong-address': 'error',
  'error-cell': 'error',
  'not-calculated': 'error',
  'to-check': 'note',
  'section-row': 'note',
  'unknown-key': 'note',
  'lookalike-key': 'note',
  'text-price': 'note',
  clears: 'note',
};

/** In the order of the list of findings. */
// SAFETY: `severity` has exactly these keys.
export const findingKinds = Object.keys(severity) as readonly FindingKind[];

/** Whether the finding prevents sending the file. */
export const isError = (kind: FindingKind): boolean => severity[kind] === 'error';

/** Returns the finding of a spreadsheet error or a formula without a result. */
export function errorFinding(cell: Cell): FindingKind | undefined {
  const text = typeof cell === 'string' ? cell.trim() : cell;
  if (!isErrorCell(text)) return undefined;
  return text === notCalculated ? 'not-calculated' : 'error-cell';
}
