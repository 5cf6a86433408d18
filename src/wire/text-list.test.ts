import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTextList, parseTextList } from './text-list';

describe('A list in one cell', () => {
  it('is separated by commas, and empty items are skipped', () => {
    expect(parseTextList(' Gym,Court ,, Dance studio,')).toEqual(['Gym', 'Court', 'Dance studio']);
    expect(parseTextList('  ')).toEqual([]);
  });

  it('preserves the comma of an item in quotation marks', () => {
    expect(parseTextList('"Baker, Sons", Gym')).toEqual(['Baker, Sons', 'Gym']);
    expect(formatTextList(['Baker, Sons', 'Gym'])).toBe('"Baker, Sons", Gym');
  });

  it('treats a quotation mark within an item as text', () => {
    expect(parseTextList('6" pipe, 12"')).toEqual(['6" pipe', '12"']);
    expect(parseTextList('"never closed, Gym')).toEqual(['"never closed', 'Gym']);
  });

  it('round-trips any items', () => {
    const item = fc
      .string({ unit: fc.constantFrom(...'ab"\', ;é漢0') })
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(parseTextList(formatTextList(items))).toEqual(items);
      }),
    );
  });
});
