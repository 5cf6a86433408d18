import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One sentence of the specification in our own words. Tests carry its ID as a tag. */
export interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** A test as the runner reported it. */
export interface TestResult {
  /** Titles of the suites and of the test, with ` > ` between them. */
  readonly name: string;
  readonly status: string;
  readonly tags: readonly string[];
}

const columns = ['id', 'section', 'requirement'] as const;

/** Parses the table: tab-separated, with a header line. Throws on an incomplete row and on a repeated ID. */
export function parseRequirements(table: string): readonly Requirement[] {
  const [header, ...lines] = table.replace(/\n$/, '').split('\n');
  if (header !== columns.join('\t')) throw new Error(`The table's first line must be: ${columns.join(', ')}.`);
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const [id, section, text, ...rest] = line.split('\t');
    if (!id || !section || !text || rest.length > 0) {
      throw new Error(`Line ${index + 2} of the table needs ${columns.length} filled columns.`);
    }
    if (seen.has(id)) throw new Error(`Line ${index + 2} of the table repeats the ID ${id}.`);
    seen.add(id);
    return { id, section, text };
  });
}

/** The rows of `requirements.tsv`. */
export function readRequirements(): readonly Requirement[] {
  return parseRequirements(readFileSync(new URL('./requirements.tsv', import.meta.url), 'utf8'));
}

/** The tags that the source of a test file contains, in the form `tags: 'A001'` or `tags: ['A001', 'A002']`. */
export function tagsIn(source: string): readonly string[] {
  return [...source.matchAll(/\btags: (?:'(\w+)'|\[([^\]]*)\])/g)].flatMap(([, one, several = '']) =>
    one === undefined ? [...several.matchAll(/'(\w+)'/g)].flatMap(([, id]) => id ?? []) : [one],
  );
}

/** The tags of all tests of the project, run or not. */
export function tagsOfAllTests(): ReadonlySet<string> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = ['src', 'demo', 'scripts', 'tools', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules') && !name.startsWith('requirements'))
      .filter((name) => folder === 'tests' || name.includes('.test.'))
      .map((name) => join(root, folder, name)),
  );
  return new Set(files.flatMap((file) => tagsIn(readFileSync(file, 'utf8'))));
}

/** One line for each row whose ID is not the tag of a test, and for each tag that is not the ID of a row. */
export function mismatches(requirements: readonly Requirement[], tags: ReadonlySet<string>): readonly string[] {
  const ids = new Set(requirements.map(({ id }) => id));
  return [
    ...requirements.flatMap(({ id, text }) => (tags.has(id) ? [] : [`${id}: no test has the tag of «${text}».`])),
    ...[...tags].flatMap((tag) => (ids.has(tag) ? [] : [`${tag}: a test has this tag, but there is no such row.`])),
  ];
}

/**
 * One line for each row without a test among the results, and for each of its tests that failed or was skipped.
 * @param isExcused whether a test of this name was skipped for a known reason
 */
export function unproven(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
  isExcused: (name: string) => boolean = () => false,
): readonly string[] {
  return requirements.flatMap(({ id, text }) => {
    const found = results.filter(({ tags }) => tags.includes(id));
    if (found.length === 0) return [`${id}: no test ran for «${text}».`];
    return found.flatMap(({ name, status }) => {
      if (status === 'failed') return [`${id}: the test «${name}» failed.`];
      return status === 'passed' || isExcused(name) ? [] : [`${id}: the test «${name}» did not run.`];
    });
  });
}
