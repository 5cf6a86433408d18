import * as v from 'valibot';
import type { TestResult } from './requirements';

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({
          title: v.string(),
          status: v.string(),
          ancestorTitles: v.array(v.string()),
          tags: v.array(v.string()),
        }),
      ),
    }),
  ),
});

/** Parses the JSON report of vitest. Throws when the text is no such report. */
export function parseReport(json: string): readonly TestResult[] {
  return v.parse(reportSchema, JSON.parse(json)).testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status, ancestorTitles, tags }) => ({
      name: [...ancestorTitles, title].join(' > '),
      status,
      tags,
    })),
  );
}
