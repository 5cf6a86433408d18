import { describe, expect, it } from 'vitest';
import { type Cell, notCalculated } from '../../sheet/cell';
import type { ColumnContent } from '../upload-shape';
import { rulesOf } from './contents';

const cells: readonly (readonly [ColumnContent, Cell, string | undefined])[] = [
  ['key', 'A-1', undefined],
  ['key', ' ', 'missing-key'],
  ['key', '#N/A', 'error-cell'],
  ['text', 'red', undefined],
  ['text', '', 'clears'],
  ['text', '#REF!', 'error-cell'],
  ['list', 'Gym, "Baker, Sons"', undefined],
  ['list', '', 'clears'],
  ['yes-no', 'yes', undefined],
  ['yes-no', 'FALSE', undefined],
  ['yes-no', true, undefined],
  ['yes-no', '', 'clears'],
  ['yes-no', 'maybe', 'wrong-yes-no'],
  ['yes-no', 1, 'wrong-yes-no'],
  ['status', 'inactive', undefined],
  ['status', '', 'wrong-status'],
  ['status', 'Pending', 'wrong-status'],
  ['address', 'https://pictures.test/a.png', undefined],
  ['address', '/api/file/1', undefined],
  ['address', '', 'clears'],
  ['address', 'javascript:alert(1)', 'wrong-address'],
  ['address', '//pictures.test/a.png', 'wrong-address'],
  ['key', '–', 'missing-key'],
  ['key', 'A'.repeat(101), 'wrong-key'],
  ['key', 'A\nB', undefined],
  ['key', 'A\u0000B', 'unstorable'],
  ['text', 'x'.repeat(4001), 'over-long'],
  ['list', Array.from({ length: 5000 }, (_, item) => item).join(','), 'over-long'],
  ['text', ' #N/A ', 'error-cell'],
  ['number', 1e13, 'no-number'],
  ['number', true, 'logical'],
  ['number', '-', 'clears'],
  ['price', '-', 'clears'],
  ['price', ' —— ', 'clears'],
  ['price', true, 'logical'],
  ['price', 'FALSE', 'logical'],
  ['price', 'from 12.50', 'to-check'],
  ['price', '12.50/m2', 'to-check'],
  ['price', 'POA', 'text-price'],
  ['price', 33.333333, 'many-decimals'],
  ['price', 12.50000004, 'many-decimals'],
  ['price', 0.1 + 0.2, undefined],
  ['price', 1e13, 'wrong-number'],
  ['number', 12.5, undefined],
  ['number', '1,284.5', undefined],
  ['number', '', 'clears'],
  ['number', '-1', 'negative'],
  ['number', 'wide', 'no-number'],
  ['number', '#DIV/0!', 'error-cell'],
  ['number', notCalculated, 'not-calculated'],
  ['text', notCalculated, 'not-calculated'],
  ['price', notCalculated, 'not-calculated'],
];

describe('A cell', () => {
  it.each(cells)('of content %s that is %j has the finding %s', (content, cell, finding) => {
    expect(rulesOf(content).check(cell, { separator: 'point' })).toBe(finding);
  });

  it('is read as text, or as a plain decimal for numbers', { tags: 'EP10' }, () => {
    expect(rulesOf('text').read(' 00123 ', { separator: 'comma' })).toBe('00123');
    expect(rulesOf('yes-no').read(true, { separator: 'comma' })).toBe('TRUE');
    expect(rulesOf('number').read('1.284,50', { separator: 'comma' })).toBe('1284.5');
  });
});
