import { describe, expect, it } from 'vitest';
import { cellText, isBlankRow, isErrorCell, notCalculated } from './cell';

describe('cells', () => {
  it('are errors only with the exact text of an error', () => {
    expect(['#N/A', '#DIV/0!', '#NAME?', notCalculated].every(isErrorCell)).toBe(true);
    expect(['#1 hit', 'N/A', '', 0, false].some(isErrorCell)).toBe(false);
  });

  it('make a blank row when all are blank', () => {
    expect(isBlankRow(['', ''])).toBe(true);
    expect(isBlankRow(['', notCalculated])).toBe(false);
    expect(isBlankRow(['', 0])).toBe(false);
    expect(isBlankRow([false])).toBe(false);
    expect(isBlankRow([' '])).toBe(false);
  });

  it('convert numbers and booleans to text', () => {
    expect([12.5, true, false, '00123'].map(cellText)).toEqual(['12.5', 'TRUE', 'FALSE', '00123']);
  });
});
