import { Refusal } from '../refusal';

/** What is wrong with one cell, or with the header. `row` and `column` are the file's own. */
export interface RowProblem {
  /** Row number as a spreadsheet program shows it. */
  readonly row: number;
  readonly column: string;
  /** Completes a sentence that begins with the column's name. */
  readonly reason: string;
}

/** How many problems there are, and the first of them by row. */
export interface RowProblems {
  readonly total: number;
  readonly first: readonly RowProblem[];
}

/** Problems that are named one by one. */
const NAMED = 100;

/** Collects problems; more than are named are only counted. */
export function problemList(): { add(problem: RowProblem): void; done(): RowProblems } {
  const first: RowProblem[] = [];
  let total = 0;
  return {
    add(problem) {
      total += 1;
      if (first.length < NAMED) first.push(problem);
    },
    done: () => ({ total, first }),
  };
}

/** The problems of two looks at the same rows. */
export function bothProblems(one: RowProblems, other: RowProblems): RowProblems {
  const first = [...one.first, ...other.first].sort((a, b) => a.row - b.row).slice(0, NAMED);
  return { total: one.total + other.total, first };
}

/** 422: the file reads, but these rows are wrong, so that none of them was saved. */
export function wrongRows({ total, first }: RowProblems): Refusal {
  const [problem] = first;
  const example = problem === undefined ? '' : ` Row ${problem.row}: ${problem.column} ${problem.reason}.`;
  const count = total === 1 ? 'a problem' : `${total.toLocaleString('en')} problems`;
  const message = `Nothing was saved: the file has ${count}.${total > 1 ? ' The first:' : ''}${example}`;
  return new Refusal(422, message, { data: { problems: first } });
}
