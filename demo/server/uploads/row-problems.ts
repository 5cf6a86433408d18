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

export function invalidRowsError({ total, first }: RowProblems): HttpError {
  const [problem] = first;
  const example = problem === undefined ? '' : ` Row ${problem.row}: ${problem.column} ${problem.reason}.`;
  const count = total === 1 ? 'a problem' : `${total.toLocaleString('en')} problems`;
  const message = `Nothing was saved: the file has ${count}.${total > 1 ? ' The first:' : ''}${example}`;
  return new HttpError(422, message, { data: { problems: first } });
}
