/**
 * One sentence of the specification, in our own words, and the tests that prove it: each by its title, after those of the
 * suites around it as far as they are needed (`suite > title`).
 */
export interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly tests: readonly string[];
}

/** A test as the runner reported it. */
export interface TestResult {
  /** Titles of the suites and of the test, with ` > ` between them. */
  readonly name: string;
  readonly status: string;
}

const columns = ['id', 'section', 'requirement', 'tests'] as const;

/** Reads the table: tab-separated, a header line, the titles of a row's tests separated by ` | `. Throws on a bad row. */
export function readRequirements(table: string): readonly Requirement[] {
  const [header, ...lines] = table.replace(/\n$/, '').split('\n');
  if (header !== columns.join('\t')) throw new Error(`The table's first line must be: ${columns.join(', ')}.`);
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const [id, section, text, tests, ...rest] = line.split('\t');
    if (!id || !section || !text || tests === undefined || rest.length > 0) {
      throw new Error(`Line ${index + 2} of the table needs ${columns.length} filled columns.`);
    }
    if (seen.has(id)) throw new Error(`Line ${index + 2} of the table repeats the id ${id}.`);
    seen.add(id);
    return { id, section, text, tests: tests.split(' | ').filter((title) => title !== '') };
  });
}

/**
 * What is not proven: a line for each row without a test, and each named test that is missing, failed or did not run,
 * unless it could not run here (`isExcused`, by its name).
 */
export function unproven(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
  isExcused: (name: string) => boolean = () => false,
): readonly string[] {
  return requirements.flatMap(({ id, text, tests }) => {
    if (tests.length === 0) return [`${id}: no test proves «${text}».`];
    return tests.flatMap((test) => {
      const found = results.filter(({ name }) => `> ${name}`.endsWith(`> ${test}`));
      const statuses = found.map(({ status }) => status);
      if (found.length === 0) return [`${id}: there is no test «${test}».`];
      if (statuses.includes('failed')) return [`${id}: the test «${test}» failed.`];
      const isProven = statuses.includes('passed') || found.every(({ name }) => isExcused(name));
      return isProven ? [] : [`${id}: the test «${test}» did not run.`];
    });
  });
}
