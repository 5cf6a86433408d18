import { describe, expect, it } from 'vitest';
import { known, valid } from '../../../tests/support/machines/controlled-upload';
import type { CheckedFile, OpenedFile } from '../../machines/reading.types';
import {
  blockedReason,
  blockingFindings,
  canSendFileItself,
  countErrors,
  mustSendPreviewedRows,
} from './validation-issues';

const { opened } = known;
const unknownColumn: OpenedFile = {
  ...opened,
  columns: [
    ...opened.columns,
    { index: 1, name: 'Colour', state: 'unknown', key: undefined, samples: [], isHidden: false },
  ],
};
const checked: CheckedFile = {
  ...valid,
  rows: 4,
  findings: [
    { kind: 'negative', cells: 2, places: [] },
    { kind: 'wrong-number', cells: 3, places: [] },
    { kind: 'clears', cells: 9, places: [] },
  ],
  errorRows: 4,
};
const mixed: CheckedFile = {
  ...checked,
  numberNotation: { kind: 'mixed', point: 1, comma: 3, pointExample: '1.5', commaExample: '1,5' },
};

describe('What prevents sending a file', () => {
  it('is every invalid cell, but no informational finding', () => {
    expect(countErrors(checked, {})).toBe(5);
  });

  it('is the exclusion of every row', { tags: 'IU32' }, () => {
    const excluded = [{ reason: 'section', rows: 4 }] as const;
    expect(countErrors({ ...checked, findings: [], excluded }, {})).toBe(1);
    expect(countErrors({ ...checked, findings: [] }, {})).toBe(0);
  });

  it('is an undecided number format, without the errors of a guess', () => {
    expect(countErrors(mixed, {})).toBe(3);
    expect(blockingFindings(mixed, {}).map(({ kind }) => kind)).toEqual(['negative']);
    expect(countErrors(mixed, { decimalSeparator: 'comma' })).toBe(5);
  });
});

describe('The decimal separator of a template', { tags: 'QC107' }, () => {
  const template = { decimalSeparator: 'comma', isSeparatorOfTemplate: true } as const;
  const clear = (separator: 'point' | 'comma'): CheckedFile => ({
    ...checked,
    numberNotation: { kind: 'clear', separator, cells: 3, certain: 2 },
  });

  it('is asked about where the numbers of the file have the other one', () => {
    expect(countErrors(clear('point'), template)).toBe(3);
    expect(blockedReason(clear('point'), template)).toBe('Say first how the numbers are written');
    expect(countErrors(clear('comma'), template)).toBe(5);
    expect(
      countErrors({ ...checked, numberNotation: { kind: 'ambiguous', cells: 3, example: '1,250' } }, template),
    ).toBe(5);
  });

  it('is not asked about once the user has chosen', () => {
    expect(countErrors(clear('point'), { decimalSeparator: 'comma' })).toBe(5);
  });
});

describe('The reason why a file cannot be sent', () => {
  const valid: CheckedFile = { ...checked, findings: [], errorRows: 0 };

  it('is undefined for a valid file', () => {
    expect(blockedReason(valid, {})).toBeUndefined();
  });

  it('counts errors and their rows', () => {
    expect(blockedReason(checked, {})).toBe('5 errors to correct first, in 4 rows');
  });

  it('is the undecided number format, not the rows of a guess', () => {
    expect(blockedReason({ ...mixed, errorRows: 50 }, {})).toBe('Say first how the numbers are written');
    expect(blockedReason(mixed, { decimalSeparator: 'comma' })).toBe('5 errors to correct first, in 4 rows');
  });

  it('is that every row is left out', { tags: 'IU32' }, () => {
    const excluded = [{ reason: 'section', rows: 4 }] as const;
    expect(blockedReason({ ...valid, excluded }, {})).toBe('Every row is left out: take rows back first');
  });

  it('is that the header is the last row', () => {
    expect(blockedReason({ ...valid, rows: 0 }, {})).toBe('No rows below the header: choose another header row');
  });
});

describe('A file is sent unchanged', () => {
  it('when it is UTF-8 with plain numbers and known columns', { tags: 'B014' }, () => {
    expect(canSendFileItself(opened, checked, {})).toBe(true);
  });

  it.each([
    ['its text is of another encoding', { ...opened, encoding: 'windows-1252' }, checked, {}],
    ['a number had to be read', opened, { ...checked, example: { written: '1,5', read: '1.5' } }, {}],
    ['a separator was chosen', opened, checked, { decimalSeparator: 'comma' }],
    ['a column is not known', unknownColumn, checked, {}],
    ['its columns were mapped', opened, checked, { columns: ['MAIN_SKU', null] }],
  ] as const)('but not when %s', { tags: 'B014' }, (_, file, found, choice) => {
    expect(canSendFileItself(file, found, choice)).toBe(false);
  });
});

describe('Rows must be sent as read', () => {
  it.each([
    ['when rows are left out', opened, checked, { exclusions: { kinds: ['section'] } }],
    ['when another sheet is read', opened, checked, { sheet: 1 }],
    ['when prices are rounded', opened, checked, { rounding: 2 }],
    ['when the text is of another encoding', { ...opened, encoding: 'windows-1252' }, checked, {}],
    ['when a dash is read as a blank', opened, { ...checked, reinterpreted: 1 }, {}],
    ['when a column is not known', unknownColumn, checked, {}],
  ] as const)('%s', { tags: ['IU12', 'IU27'] }, (_, file, found, options) => {
    expect(mustSendPreviewedRows(file, found, options)).toBe(true);
    expect(canSendFileItself(file, found, options)).toBe(false);
  });

  it('but not because of the number format alone', { tags: 'IU12' }, () => {
    expect(mustSendPreviewedRows(opened, checked, { decimalSeparator: 'comma' })).toBe(false);
  });
});
