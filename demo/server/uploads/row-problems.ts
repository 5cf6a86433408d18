import { type Coded, codedMessage } from '../../../src/wire/error-texts';
import { codeOfReason } from '../../../src/wire/field-reasons';
import { HttpError } from '../http/http-error';

export interface RowProblem {
  /** Row number as a spreadsheet program shows it. */
  readonly row: number;
  readonly column: string;
  /** Completes a sentence that begins with the column's name. */
  readonly reason: string;
}

/** The number of problems, and the first of them by row. */
export interface RowProblems {
  readonly total: number;
  readonly first: readonly RowProblem[];
}

const MAX_LISTED = 100;

/** Collects problems; those beyond the maximum are only counted. */
export function createProblemList(): { add(problem: RowProblem): void; done(): RowProblems } {
  const first: RowProblem[] = [];
  let total = 0;
  return {
    add(problem) {
      total += 1;
      if (first.length < MAX_LISTED) first.push(problem);
    },
    done: () => ({ total, first }),
  };
}

/** Merges the problems of two checks of the same rows. */
export function mergeProblems(one: RowProblems, other: RowProblems): RowProblems {
  const first = [...one.first, ...other.first].sort((a, b) => a.row - b.row).slice(0, MAX_LISTED);
  return { total: one.total + other.total, first };
}

/** A problem with the code of its reason, if it has one. */
const withCode = (problem: RowProblem): RowProblem & Partial<Coded> => ({
  ...problem,
  ...codeOfReason(problem.reason),
});

export function invalidRowsError({ total, first }: RowProblems): HttpError {
  const [{ row, column, reason } = { row: 1, column: '', reason: '' }] = first;
  const text =
    total === 1
      ? codedMessage('wrong-row', { row, column, reason })
      : codedMessage('wrong-rows', { total, row, column, reason });
  return new HttpError(422, text, { data: { problems: first.map(withCode) } });
}
