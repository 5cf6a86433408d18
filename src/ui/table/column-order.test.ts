import { describe, expect, it } from 'vitest';
import { choiceOrder, moveColumn, visibleColumns } from './column-order';

const all = ['SKU', 'GROUP', 'UNIT', 'STATUS'];

describe('Visible columns', () => {
  it('are all of them when none were asked for', () => {
    expect(visibleColumns(all, undefined)).toEqual(all);
  });

  it('are all of them when none of those asked for exists', { tags: 'EK03' }, () => {
    expect(visibleColumns(all, ['WEIGHT'])).toEqual(all);
  });

  it('keep the first column first, whatever was asked for', () => {
    expect(visibleColumns(all, ['STATUS', 'SKU'])).toEqual(['SKU', 'STATUS']);
    expect(visibleColumns(all, [])).toEqual(['SKU']);
  });

  it('leave out unknown and repeated keys', () => {
    expect(visibleColumns(all, ['UNIT', 'WEIGHT', 'UNIT'])).toEqual(['SKU', 'UNIT']);
  });
});

describe('The order of choices', () => {
  it('shows each hidden column after its usual neighbour', () => {
    expect(choiceOrder(all, ['SKU', 'STATUS', 'GROUP'])).toEqual(['SKU', 'STATUS', 'GROUP', 'UNIT']);
    expect(choiceOrder(all, ['SKU', 'STATUS'])).toEqual(['SKU', 'GROUP', 'UNIT', 'STATUS']);
  });
});

describe('Moving a column', () => {
  it('puts it at the wanted place', () => {
    expect(moveColumn(all, 'STATUS', 1)).toEqual(['SKU', 'STATUS', 'GROUP', 'UNIT']);
    expect(moveColumn(all, 'GROUP', 2)).toEqual(['SKU', 'UNIT', 'GROUP', 'STATUS']);
  });

  it('never goes before the first column nor past the end', () => {
    expect(moveColumn(all, 'UNIT', 0)).toEqual(['SKU', 'UNIT', 'GROUP', 'STATUS']);
    expect(moveColumn(all, 'UNIT', 9)).toEqual(['SKU', 'GROUP', 'STATUS', 'UNIT']);
  });

  it('leaves the first column and unknown ones where they are', () => {
    expect(moveColumn(all, 'SKU', 2)).toEqual(all);
    expect(moveColumn(all, 'WEIGHT', 2)).toEqual(all);
  });
});
