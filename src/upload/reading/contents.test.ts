import { describe, expect, it } from 'vitest';
import type { Cell } from '../../sheet/cell';
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
  ['number', 12.5, undefined],
  ['number', '1,284.5', undefined],
  ['number', '', 'clears'],
  ['number', '-1', 'negative'],
  ['number', 'wide', 'no-number'],
  ['number', '#DIV/0!', 'error-cell'],
];

describe('A cell', () => {
  it.each(cells)('of the kind %s that is %j is marked as %s', (content, cell, mark) => {
    expect(rulesOf(content).check(cell, 'point')).toBe(mark);
  });

  it('is read as text, and as a plain decimal where numbers stand', () => {
    expect(rulesOf('text').read(' 00123 ', 'comma')).toBe('00123');
    expect(rulesOf('yes-no').read(true, 'comma')).toBe('TRUE');
    expect(rulesOf('number').read('1.284,50', 'comma')).toBe('1284.5');
  });
});
