import { describe, expect, it } from 'vitest';
import { choiceOrder, moveColumn, visibleColumns } from './column-order';

const all = ['SKU', 'GROUP', 'UNIT', 'STATUS'];

describe('Visible columns', () => {
  it('are all columns when none are chosen', () => {
    expect(visibleColumns(all, undefined)).toEqual(all);
  });

  it('are all columns when no chosen one exists', { tags: 'EK03' }, () => {
    expect(visibleColumns(all, ['WEIGHT'])).toEqual(all);
  });

  it('always start with the first column', () => {
    expect(visibleColumns(all, ['STATUS', 'SKU'])).toEqual(['SKU', 'STATUS']);
    expect(visibleColumns(all, [])).toEqual(['SKU']);
  });

  it('exclude unknown and repeated keys', () => {
    expect(visibleColumns(all, ['UNIT', 'WEIGHT', 'UNIT'])).toEqual(['SKU', 'UNIT']);
  });
});

describe('The order of choices', () => {
  it('places each hidden column after its default predecessor', () => {
    expect(choiceOrder(all, ['SKU', 'STATUS', 'GROUP'])).toEqual(['SKU', 'STATUS', 'GROUP', 'UNIT']);
    expect(choiceOrder(all, ['SKU', 'STATUS'])).toEqual(['SKU', 'GROUP', 'UNIT', 'STATUS']);
  });
});

describe('Moving a column', () => {
  it('inserts it at the target position', () => {
    expect(moveColumn(all, 'STATUS', 1)).toEqual(['SKU', 'STATUS', 'GROUP', 'UNIT']);
    expect(moveColumn(all, 'GROUP', 2)).toEqual(['SKU', 'UNIT', 'GROUP', 'STATUS']);
  });

  it('never places it before the first column or past the end', () => {
    expect(moveColumn(all, 'UNIT', 0)).toEqual(['SKU', 'UNIT', 'GROUP', 'STATUS']);
    expect(moveColumn(all, 'UNIT', 9)).toEqual(['SKU', 'GROUP', 'STATUS', 'UNIT']);
  });

  it('does nothing to the first column and unknown ones', () => {
    expect(moveColumn(all, 'SKU', 2)).toEqual(all);
    expect(moveColumn(all, 'WEIGHT', 2)).toEqual(all);
  });
});
