import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { views } from '../support/views';
import { readRequirements, unproven } from './requirements';

const header = 'id\tsection\trequirement\ttests';
const one = readRequirements(`${header}\nA1\t9\tA page has 20 rows.\tshows 20 rows | keeps 20 rows\n`);

describe('the requirements table', () => {
  test('reads a row with its tests', () => {
    expect(one).toEqual([
      { id: 'A1', section: '9', text: 'A page has 20 rows.', tests: ['shows 20 rows', 'keeps 20 rows'] },
    ]);
  });

  test('refuses a row with a missing column and names its line', () => {
    expect(() => readRequirements(`${header}\nA1\t9\tA page has 20 rows.`)).toThrow('Line 2');
  });

  test('refuses an id used twice', () => {
    expect(() => readRequirements(`${header}\nA1\t9\tOne.\tx\nA1\t9\tTwo.\ty`)).toThrow('repeats the id A1');
  });
});

describe('the requirements check', () => {
  const passed = [
    { name: 'paging > shows 20 rows', status: 'passed' },
    { name: 'keeps 20 rows', status: 'passed' },
  ];

  test('is satisfied when every named test passed', () => {
    expect(unproven(one, passed)).toEqual([]);
  });

  test('tells tests of the same title apart by their suites', () => {
    const [row] = readRequirements(`${header}\nA1\t9\tA page has 20 rows.\tpaging > shows 20 rows\n`);
    if (!row) throw new Error('The row was not read.');
    const elsewhere = { name: 'printing > shows 20 rows', status: 'failed' };
    expect(unproven([row], [...passed, elsewhere])).toEqual([]);
    expect(unproven([row], [elsewhere])).toEqual(['A1: there is no test «paging > shows 20 rows».']);
  });

  test('names a test that does not exist, failed or was skipped', () => {
    expect(unproven(one, passed.slice(1))).toEqual(['A1: there is no test «shows 20 rows».']);
    expect(unproven(one, [...passed, { name: 'shows 20 rows', status: 'failed' }])).toEqual([
      'A1: the test «shows 20 rows» failed.',
    ]);
    expect(unproven(one, [{ name: 'shows 20 rows', status: 'skipped' }, ...passed.slice(1)])).toEqual([
      'A1: the test «shows 20 rows» did not run.',
    ]);
  });

  test('accepts a test that ran on one of two stores', () => {
    expect(unproven(one, [...passed, { name: 'shows 20 rows', status: 'skipped' }])).toEqual([]);
  });

  test('excuses a test that could not run here, but neither its failure nor its absence', () => {
    const [row] = readRequirements(`${header}\nA1\t9\tA page has 20 rows.\tshows 20 rows\n`);
    if (!row) throw new Error('The row was not read.');
    const name = 'paging, on PostgreSQL > shows 20 rows';
    const isExcused = (test: string) => test.includes('on PostgreSQL');
    expect(unproven([row], [{ name, status: 'skipped' }], isExcused)).toEqual([]);
    expect(unproven([row], [{ name, status: 'failed' }], isExcused)).toEqual(['A1: the test «shows 20 rows» failed.']);
    expect(unproven([row], [], isExcused)).toEqual(['A1: there is no test «shows 20 rows».']);
  });

  test('names a row that no test proves', () => {
    expect(unproven(readRequirements(`${header}\nA1\t9\tA page has 20 rows.\t`), passed)).toEqual([
      'A1: no test proves «A page has 20 rows.».',
    ]);
  });
});

test('the table names every view that axe looks at, in both looks', () => {
  const table = readRequirements(readFileSync(new URL('./requirements.tsv', import.meta.url), 'utf8'));
  const named = new Set(table.flatMap(({ tests }) => tests));
  const titles = views.map(
    ({ name }) => `axe finds nothing, light and wide or dark and narrow > on the view '${name}'`,
  );
  expect(titles.filter((title) => !named.has(title))).toEqual([]);
});
