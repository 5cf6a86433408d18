import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, XmlCursor } from './xml-cursor';

const cursorOf = (xml: string) => new XmlCursor(bytesOf(xml));
const numberOf = (text: string) => cursorOf(`${text}<`).readNumber();

describe('an XML cursor', () => {
  it('parses any number as JavaScript does', () => {
    const digits = fc.stringMatching(/^\d{0,20}$/);
    const decimal = fc.tuple(
      fc.constantFrom('', '-', '+'),
      digits,
      fc.constantFrom('', '.'),
      digits,
      fc.constantFrom('', 'E5', 'e-7'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double({ noDefaultInfinity: true }).map(String),
          decimal.map((parts) => parts.join('')),
        ),
        (text) => {
          expect(numberOf(text)).toBe(text === '' ? Number.NaN : Number(text));
        },
      ),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), fc.nat(14), (integer, places) => {
        const text = String(integer).padStart(places + 1, '0');
        const price = `${text.slice(0, text.length - places)}.${text.slice(text.length - places)}`;
        expect(numberOf(price)).toBe(Number(price));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['', ' ', '.', '-', '1.2.3', '12 kg', '--1', '1,5'])('returns NaN for "%s"', (text) => {
    expect(numberOf(text)).toBeNaN();
  });

  it.each([
    ['A', 0],
    ['Z', 25],
    ['AA', 26],
    ['XFD', 16_383],
    ['1', -1],
  ])('parses column %s', (letters, column) => {
    expect(cursorOf(`${letters}1`).readColumn()).toBe(column);
  });

  it.each(['', 'x', 'A-1 (50 mm)', 'x'.repeat(64), 'x'.repeat(65), 'é €漢😀', '\ufeffx'])(
    'reads the text "%s"',
    (text) => {
      const cursor = cursorOf(`${text}</t>`);
      expect(cursor.readText()).toBe(text);
      expect(cursor.skip(bytesOf('</t>'))).toBe(true);
      expect(cursor.isAtEnd()).toBe(true);
    },
  );

  it.each([
    ['<t>x', 'open'],
    ['<t a="b">x', 'open'],
    ['<t />x', 'closed'],
    ['<tr>x', undefined],
    ['x', undefined],
    ['<t', undefined],
  ])('skips the tag t in %s', (xml, found) => {
    expect(cursorOf(xml).skipTag(bytesOf('<t'))).toBe(found);
  });
});
