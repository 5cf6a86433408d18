import { describe, expect, it } from 'vitest';
import { countErrors, errorMarks, isPlain } from './obstacles';
import type { Checked, Opened } from './reading/reading.types';

const opened: Opened = {
  format: { kind: 'csv', encoding: 'utf-8', delimiter: ',' },
  header: { index: 0, number: 1, how: 'matched' },
  columns: [
    { index: 0, name: 'MAIN_SKU', state: 'used', key: 'MAIN_SKU' },
    { index: 1, name: 'Colour', state: 'unknown', key: undefined },
  ],
  isKnown: true,
  top: [],
  decimalSign: 'point',
};
const checked: Checked = {
  rows: 4,
  marks: [
    { kind: 'negative', count: 2, places: [] },
    { kind: 'wrong-number', count: 3, places: [] },
    { kind: 'clears', count: 9, places: [] },
  ],
  errorRows: 4,
  noteRows: 0,
  numbers: { kind: 'plain' },
  example: undefined,
  decimalSign: 'point',
};
const mixed: Checked = {
  ...checked,
  numbers: { kind: 'mixed', point: 1, comma: 3, pointExample: '1.5', commaExample: '1,5' },
};

describe('What keeps a file from being sent', () => {
  it('is every wrong cell and every unknown column, and nothing that is only to know', () => {
    expect(countErrors(opened, checked, {})).toBe(6);
  });

  it('is the question how numbers are written, instead of what a guess of it finds wrong', () => {
    expect(countErrors(opened, mixed, {})).toBe(4);
    expect(errorMarks(mixed, {}).map(({ kind }) => kind)).toEqual(['negative']);
    expect(countErrors(opened, mixed, { decimalSign: 'comma' })).toBe(6);
  });
});

describe('A file says by itself what the preview shows', () => {
  it('when it is UTF-8 with plain numbers and known columns', () => {
    expect(isPlain(opened, checked, {})).toBe(true);
  });

  it.each([
    [
      'its text is of another encoding',
      { ...opened, format: { ...opened.format, encoding: 'windows-1252' } },
      checked,
      {},
    ],
    ['a number had to be read', opened, { ...checked, example: { written: '1,5', read: '1.5' } }, {}],
    ['a sign was chosen', opened, checked, { decimalSign: 'comma' }],
    ['its columns were mapped', opened, checked, { columns: ['MAIN_SKU', null] }],
  ] as const)('but not when %s', (_, file, found, choice) => {
    expect(isPlain(file, found, choice)).toBe(false);
  });
});
