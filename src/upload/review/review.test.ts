import { describe, expect, it } from 'vitest';
import type { UploadShape } from '../upload-shape';
import { difference, percentText } from './difference';
import { confirmedPairs, countChoices, leaveAllOut, takeAll, takenOf, withChange, withPair } from './review-choices';
import { reviewPair, shownValue, unchangedCells } from './review-pair';

const price = (key: string) => ({ key, label: key, name: key, content: 'price', width: 88 }) as const;
const shape: UploadShape = {
  name: 'test',
  key: { key: 'MAIN_SKU', label: 'Main SKU', name: 'Main SKU', content: 'key', width: 152 },
  groups: [{ name: 'AUD', note: '', className: '', columns: ['P1', 'P2', 'P3'].map(price) }],
};
const existing = { ID: 7, VERSION: 3, MAIN_SKU: 'A', P1: '10', P2: '20', P3: null };
const pairs = [
  reviewPair({ existingData: existing, newData: { ...existing, P1: '11', P2: '200', P3: '5' } }, 0, shape),
  reviewPair({ existingData: { ...existing, ID: 8 }, newData: { ...existing, ID: 8, P1: '' } }, 1, shape),
];
const [first, second] = pairs;
if (first === undefined || second === undefined) throw new Error('two pairs were made');

describe('The difference of two values', () => {
  it.each([
    ['10', '10.00', undefined],
    ['12.50', '12.5', undefined],
    ['10', '10', undefined],
    ['', '5', { kind: 'new' }],
    ['POA', '', { kind: 'cleared' }],
    ['POA', '5', { kind: 'text' }],
    ['5', 'POA', { kind: 'text' }],
    ['0', '5', { kind: 'from-zero' }],
    ['0.00', '0', undefined],
  ])('from “%s” to “%s” is %o', (from, to, found) => {
    expect(difference(from, to, true)).toEqual(found);
  });

  it.each([
    ['100', '150', undefined],
    ['100', '150.01', 'large'],
    ['100', '50', undefined],
    ['100', '49.99', 'large'],
    ['212.75', '2127.5', 'tenfold'],
    ['212.75', '21.28', 'tenth'],
    ['212.75', '21275', 'hundredfold'],
    ['212.75', '2.13', 'hundredth'],
    ['212.75', '0', 'to-zero'],
    ['207.35', '215.85', undefined],
  ])('from %s to %s is called out as %s', (from, to, calledOut) => {
    expect(difference(from, to, true)).toMatchObject({ kind: 'percent', ...(calledOut && { calledOut }) });
    if (calledOut === undefined) expect(difference(from, to, true)).not.toHaveProperty('calledOut');
  });

  it.each([
    [4.0993, '+4.1 %'],
    [-2.37, '−2.4 %'],
    [900, '+900 %'],
    [3, '+3 %'],
    [0.01, '+<0.1 %'],
    [-100, '−100 %'],
    [123456, '+123,456 %'],
  ])('of %d percent reads %s', (percent, shown) => {
    expect(percentText(percent)).toBe(shown);
  });
});

describe('A pair in review', () => {
  it('has the changed cells alone, and the others countable', () => {
    expect(first.changes.map(({ column, from, to }) => [column.key, from, to])).toEqual([
      ['P1', '10', '11'],
      ['P2', '20', '200'],
      ['P3', '', '5'],
    ]);
    expect(first.calledOut).toBe(1);
    expect(unchangedCells(second, shape).map(({ column, value }) => [column.key, value])).toEqual([
      ['P2', '20'],
      ['P3', ''],
    ]);
  });

  it('leaves a column alone that the file does not have', () => {
    const { P2: _, ...withoutP2 } = existing;
    expect(reviewPair({ existingData: existing, newData: withoutP2 }, 0, shape).changes).toEqual([]);
  });
});

describe('A pair of other things than prices', () => {
  const text = (key: string, content: 'text' | 'list' | 'yes-no') => ({
    key,
    label: key,
    name: key,
    content,
    width: 88,
  });
  const columns = [text('SKU', 'text'), text('LIST', 'list'), text('FLAG', 'yes-no')];
  const mixed: UploadShape = { ...shape, groups: [{ name: 'Fields', note: '', className: '', columns }] };
  const old = { MAIN_SKU: 'A', SKU: '100', LIST: ['Gym'], FLAG: false };

  it('compares texts of digits as texts, names items of lists apart, and says YES and NO', () => {
    const newData = { ...old, SKU: '0100', LIST: ['Gym', 'Baker, Sons'], FLAG: true };
    const { changes, calledOut } = reviewPair({ existingData: old, newData }, 0, mixed);
    expect(changes.map(({ from, to, difference: found }) => [from, to, found.kind])).toEqual([
      ['100', '0100', 'text'],
      ['Gym', 'Gym, "Baker, Sons"', 'text'],
      ['NO', 'YES', 'text'],
    ]);
    expect(calledOut).toBe(0);
  });

  it('shows a text of digits as it is', () => {
    const [column] = columns;
    if (column === undefined) throw new Error('there are three columns');
    expect(shownValue('00123', column)).toBe('00123');
  });
});

describe('The choices of a review', () => {
  it('take everything at first, as the pairs came', () => {
    expect(confirmedPairs(pairs, takeAll)).toEqual(pairs.map(({ pair }) => pair));
    expect(countChoices(pairs, takeAll)).toEqual({
      pairs: 2,
      pairsTaken: 2,
      changes: 4,
      changesTaken: 4,
      pairsCalledOut: 1,
      calledOutTaken: 1,
      pairsLeftOut: 0,
    });
  });

  it('leave a pair out whole', () => {
    const leftOut = withPair(takeAll, first, false);
    expect(takenOf(first, leftOut)).toBe('none');
    expect(confirmedPairs(pairs, leftOut)).toEqual([second.pair]);
    expect(countChoices(pairs, leftOut)).toMatchObject({ pairsTaken: 1, changesTaken: 1, calledOutTaken: 0 });
    expect(withPair(leftOut, first, true)).toEqual(takeAll);
  });

  it('send a change that is left out with its existing value', () => {
    const [, big] = first.changes;
    if (big === undefined) throw new Error('the pair has three changes');
    const leftOut = withChange(takeAll, first, big, false);
    expect(takenOf(first, leftOut)).toBe('some');
    expect(confirmedPairs(pairs, leftOut)[0]).toEqual({
      existingData: existing,
      newData: { ...existing, P1: '11', P2: '20', P3: '5' },
    });
    expect(countChoices(pairs, leftOut)).toMatchObject({ changesTaken: 3, calledOutTaken: 0, pairsLeftOut: 1 });
    expect(withChange(leftOut, first, big, true)).toEqual(takeAll);
  });

  it('may leave everything out, and then nothing is sent', () => {
    expect(confirmedPairs(pairs, leaveAllOut(pairs))).toEqual([]);
  });
});
