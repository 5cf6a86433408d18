/** One sentence of the specification, in our own words, and the titles of the tests that prove it. */
export interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly tests: readonly string[];
}

/** A test as the runner reported it. */
export interface TestResult {
  readonly title: string;
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

/** What is not proven: a line for each row without a test, and each named test that is missing, failed or did not run. */
export function unproven(requirements: readonly Requirement[], results: readonly TestResult[]): readonly string[] {
  const byTitle = new Map<string, string[]>();
  for (const { title, status } of results) byTitle.set(title, [...(byTitle.get(title) ?? []), status]);
  return requirements.flatMap(({ id, text, tests }) => {
    if (tests.length === 0) return [`${id}: no test proves «${text}».`];
    return tests.flatMap((title) => {
      const statuses = byTitle.get(title);
      if (!statuses) return [`${id}: there is no test «${title}».`];
      if (statuses.includes('failed')) return [`${id}: the test «${title}» failed.`];
      return statuses.includes('passed') ? [] : [`${id}: the test «${title}» did not run.`];
    });
  });
}
