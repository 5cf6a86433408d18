import * as v from 'valibot';
import type { TestResult } from './requirements';

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ title: v.string(), status: v.string(), ancestorTitles: v.array(v.string()) }),
      ),
    }),
  ),
});

/** A test with the titles of the suites that it stands in. */
export interface ReportedTest extends TestResult {
  readonly suites: readonly string[];
}

/** Reads the JSON report of vitest. Throws when it is none. */
export function readReport(json: string): readonly ReportedTest[] {
  return v
    .parse(reportSchema, JSON.parse(json))
    .testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ title, status, ancestorTitles }) => ({ title, status, suites: ancestorTitles })),
    );
}
