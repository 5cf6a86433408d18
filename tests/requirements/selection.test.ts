import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../contract');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));

// `npm test` has no PostgreSQL, and vitest fails on a file without tests.
test('only files that need PostgreSQL are named .postgres.test.ts', () => {
  const onPostgresOnly = files.filter((name) => {
    const suites = readFileSync(join(folder, name), 'utf8').match(/^(describe|it|test|on\w+)(?=[.(])/gm) ?? [];
    return suites.length > 0 && suites.every((suite) => suite === 'onPostgres');
  });
  expect(onPostgresOnly).not.toEqual([]);
  expect(onPostgresOnly.sort()).toEqual(files.filter((name) => name.endsWith('.postgres.test.ts')).sort());
});
