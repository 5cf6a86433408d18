import { describe, expect, it } from 'vitest';
import { cellText, isBlankRow, isErrorCell, notCalculated } from './cell';

describe('cells', () => {
  it('tells errors from text that looks like one', () => {
    expect(['#N/A', '#DIV/0!', '#NAME?', notCalculated].every(isErrorCell)).toBe(true);
    expect(['#1 hit', 'N/A', '', 0, false].some(isErrorCell)).toBe(false);
  });

  it('takes a row for blank when all its cells are', () => {
    expect(isBlankRow(['', ''])).toBe(true);
    expect(isBlankRow(['', notCalculated])).toBe(false);
    expect(isBlankRow(['', 0])).toBe(false);
    expect(isBlankRow([false])).toBe(false);
    expect(isBlankRow([' '])).toBe(false);
  });

  it('writes numbers, and yes or no, as text', () => {
    expect([12.5, true, false, '00123'].map(cellText)).toEqual(['12.5', 'TRUE', 'FALSE', '00123']);
  });
});
