import { describe, expect, test } from 'vitest';
import { mismatches, parseRequirements, readRequirements, tagsIn, tagsOfAllTests, unproven } from './requirements';

const header = 'id\tsection\trequirement';
const rows = parseRequirements(`${header}\nA1\t9\tA page has 20 rows.\n`);

describe('The requirements table', () => {
  test('parses a row', () => {
    expect(rows).toEqual([{ id: 'A1', section: '9', text: 'A page has 20 rows.' }]);
  });

  test('rejects a row with a missing column and names its line', () => {
    expect(() => parseRequirements(`${header}\nA1\t9`)).toThrow('Line 2');
  });

  test('rejects a repeated ID', () => {
    expect(() => parseRequirements(`${header}\nA1\t9\tOne.\nA1\t9\tTwo.`)).toThrow('repeats the ID A1');
  });

  test('has the same IDs as the tags of the tests', () => {
    expect(mismatches(readRequirements(), tagsOfAllTests())).toEqual([]);
  });
});

describe('The tags of a source', () => {
  test('are found alone and in lists', () => {
    const options = (tags: string) => `test('x', { ${'tags'}: ${tags} }, () => {});`;
    expect(tagsIn(options("'A1'") + options("['A2', 'A3']"))).toEqual(['A1', 'A2', 'A3']);
  });

  test('are compared with the table in both directions', () => {
    expect(mismatches(rows, new Set(['A1']))).toEqual([]);
    expect(mismatches(rows, new Set(['A2']))).toEqual([
      'A1: no test has the tag of «A page has 20 rows.».',
      'A2: a test has this tag, but there is no such row.',
    ]);
  });
});

describe('The requirements check', () => {
  const tagged = (name: string, status: string) => ({ name, status, tags: ['A1'] });
  const other = { name: 'another', status: 'failed', tags: [] };

  test('accepts a row whose tests all passed', () => {
    expect(unproven(rows, [tagged('shows 20 rows', 'passed'), other])).toEqual([]);
  });

  test('reports a row without a test in the run', () => {
    expect(unproven(rows, [other])).toEqual(['A1: no test ran for «A page has 20 rows.».']);
  });

  test('reports a test that failed or was skipped', () => {
    expect(unproven(rows, [tagged('one', 'passed'), tagged('two', 'failed'), tagged('three', 'skipped')])).toEqual([
      'A1: the test «two» failed.',
      'A1: the test «three» did not run.',
    ]);
  });

  test('accepts a skipped test that cannot run, but no failed one', () => {
    const name = 'paging, on PostgreSQL > shows 20 rows';
    const isExcused = (title: string) => title.includes('on PostgreSQL');
    expect(unproven(rows, [tagged(name, 'skipped')], isExcused)).toEqual([]);
    expect(unproven(rows, [tagged(name, 'failed')], isExcused)).toEqual([`A1: the test «${name}» failed.`]);
  });
});
