import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  inputNumber,
  type Notation,
  sentenceSeparator,
  setNotation,
  shownCount,
  shownList,
  shownNumber,
  typedNumber,
} from './notation';

const german: Notation = { locale: 'de', decimal: ',', group: '.' };
const french: Notation = { locale: 'fr', decimal: ',', group: '\u202f' };

describe('Notation of numbers', () => {
  afterEach(() => setNotation());

  it('is English without another language', { tags: 'OK02' }, () => {
    expect(['1,284.50', '+4.1 %'].map(shownNumber)).toEqual(['1,284.50', '+4.1 %']);
    expect(['1,284.50', '84,20', '1 284.50'].map(typedNumber)).toEqual(['1,284.50', '84,20', '1 284.50']);
  });

  it('shows and reads numbers as the language writes them', { tags: 'OK02' }, () => {
    setNotation(german);
    expect(['1,284.50', '0.05', '+4.1 %', '1,284,000.00'].map(shownNumber)).toEqual([
      '1.284,50',
      '0,05',
      '+4,1 %',
      '1.284.000,00',
    ]);
    expect(shownCount(12_345)).toBe('12.345');
    expect(['12,5', '1.284,50', '1284,50', 'POA', '12'].map(typedNumber)).toEqual([
      '12.5',
      '1284.50',
      '1284.50',
      'POA',
      '12',
    ]);
    setNotation(french);
    expect(shownNumber('1,284.50')).toBe('1\u202f284,50');
    expect(['1\u202f284,50', '1 284', '12,5'].map(typedNumber)).toEqual(['1284.50', '1284', '12.5']);
  });

  it('makes no number of what can be read in two ways', { tags: 'OK02' }, () => {
    setNotation(german);
    expect(['1.284', '84.20', '1,284.50'].map(typedNumber)).toEqual(['1,284', '84,20', '1.284,50']);
  });

  it('gives the text of an input again', { tags: 'OK02' }, () => {
    setNotation(german);
    const text = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('.', ',', '1', '23', '456', '-', 'P'), { maxLength: 6 })
        .map((pieces) => pieces.join('')),
    );
    // A grouped number with decimals is read without its groups.
    fc.assert(
      fc.property(text, (typed) => inputNumber(inputNumber(typed)) === typed),
      { numRuns: 500 },
    );
  });

  it('reads what is shown', { tags: 'OK02' }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(german, french),
        fc.nat(99_999_999),
        fc.integer({ min: 10, max: 99 }),
        (notation, whole, cents) => {
          setNotation(notation);
          const shown = shownNumber(`${whole.toLocaleString('en')}.${cents}`);
          expect(typedNumber(shown)).toBe(`${whole}.${cents}`);
        },
      ),
    );
  });
});

describe('Notation of lists and sentences', () => {
  afterEach(() => setNotation());
  const written = () => [shownList(['A', 'B']), ['A', 'B'].join(sentenceSeparator())];

  it('has the punctuation of the language', { tags: 'OK02' }, () => {
    expect(written()).toEqual(['A, B', 'A. B']);
    setNotation({ ...german, comma: '、', stop: '。' });
    expect(written()).toEqual(['A、B', 'A。B']);
    setNotation({ ...german, comma: '، ' });
    expect(written()).toEqual(['A، B', 'A. B']);
  });
});
