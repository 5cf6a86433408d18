import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { language as arabicTexts } from '../locales/ar';
import { language as germanTexts } from '../locales/de';
import { language as spanishTexts } from '../locales/es';
import { language as frenchTexts } from '../locales/fr';
import { language as chineseTexts } from '../locales/zh-Hans';
import { parsePrice } from '../wire/price-text';
import {
  inputNumber,
  sentenceSeparator,
  setNotation,
  shownCount,
  shownList,
  shownNumber,
  typedNumber,
} from './notation';

const [german, french, spanish, chinese, arabic] = [
  germanTexts.notationFor('de'),
  frenchTexts.notationFor('fr'),
  spanishTexts.notationFor('es'),
  chineseTexts.notationFor('zh-Hans'),
  arabicTexts.notationFor('ar'),
];

describe('Notation of numbers', () => {
  afterEach(() => setNotation());

  it('is English without another language', { tags: 'OK02' }, () => {
    expect(['1,284.50', '+4.1 %'].map(shownNumber)).toEqual(['1,284.50', '+4.1 %']);
    expect(['84,20', '1,284', '1.284'].map(typedNumber)).toEqual(['84,20', '1,284', '1.284']);
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

  it.each([
    ['English', undefined, ['1,284.5', '1,284.50', ' 1,284,000.5 ', '-1,284.5', '1 284.5', '1284.5']],
    ['Chinese', chinese, ['1,284.5', '1,284.50', ' 1,284,000.5 ', '-1,284.5', '1 284.5', '1284.5']],
    ['Arabic', arabic, ['1,284.5', '1,284.50', ' 1,284,000.5 ', '-1,284.5', '1 284.5', '1284.5']],
    ['German', german, ['1.284,5', '1.284,50', ' 1.284.000,5 ', '-1.284,5', '1 284,5', '1284,5']],
    ['Spanish', spanish, ['1.284,5', '1.284,50', ' 1.284.000,5 ', '-1.284,5', '1 284,5', '1284,5']],
    ['French', french, ['1 284,5', '1\u202f284,50', '1\u00a0284\u00a0000,5', '-1\u202f284,5', '1.284,5', '1284,5']],
  ])('reads groups before decimals in %s', { tags: 'OT03' }, (_, notation, typed) => {
    setNotation(notation);
    expect(typed.map((text) => typedNumber(text).trim())).toEqual([
      '1284.5',
      '1284.50',
      '1284000.5',
      '-1284.5',
      '1284.5',
      '1284.5',
    ]);
  });

  it.each([
    [
      'English',
      undefined,
      ['12,84.5', '1234,567.5', '1,2845.5', '1,284 000.5', '1,284,5', '1,284', '1.284,5', '1 284,5'],
    ],
    ['Arabic', arabic, ['12,84.5', '1234,567.5', '1,2845.5', '1,284 000.5', '1,284,5', '1,284', '1.284,5', '1 284,5']],
    ['German', german, ['12.84,5', '1234.567,5', '1.2845,5', '1.284 000,5', '1.284.5', '1.284', '1,284.5', '1 284.5']],
    [
      'French',
      french,
      ['12 84,5', '1234\u202f567,5', '1 2845,5', '1 284.000,5', '1.284.5', '1.284', '1,284.5', '1 284.5'],
    ],
  ])('makes no number of other groups in %s', { tags: 'OT03' }, (_, notation, typed) => {
    setNotation(notation);
    expect(typed.map(typedNumber)).toEqual(typed.map(inputNumber));
    expect(typed.map((text) => parsePrice(typedNumber(text)).kind)).toEqual(typed.map(() => 'wrong'));
  });

  it.each([
    ['es-MX', '1,284.50', '1.284'],
    ['es-419', '1,284.50', '1.284'],
    ['es-AR', '1.284,50', '1,284'],
    ['de-CH', '1’284.50', '1.284'],
    ['de-AT', '1\u00a0284,50', '1,284'],
    ['fr-CA', '1\u00a0284,50', '1,284'],
    ['ar-MA', '1.284,50', '1,284'],
    ['ar-EG', '1,284.50', '1.284'],
    ['zh-Hans-CN', '1,284.50', '1.284'],
    ['de-no-such-tag-', '1.284,50', '1,284'],
  ])('is that of the region in %s', { tags: 'OT09' }, (tag, shown, typed) => {
    const languages = { ar: arabicTexts, de: germanTexts, es: spanishTexts, fr: frenchTexts, zh: chineseTexts };
    const [language = 'de'] = tag.split('-');
    setNotation(languages[language as keyof typeof languages].notationFor(tag));
    expect(shownNumber('1,284.50').replace("'", '’')).toBe(shown);
    expect(typedNumber(shown)).toBe('1284.50');
    expect(typedNumber(typed)).toBe('1.284');
    // The other reading is never taken silently.
    expect(parsePrice(typedNumber(typed.replace(/[.,]/, (sign) => (sign === ',' ? '.' : ',')))).kind).toBe('wrong');
  });

  it.each([
    ['Arabic', arabic, ['١٢٫٥٠', '١٬٢٨٤٫٥', '١٢.٥', '۱۲', '\u200f١٢٫٥\u200e']],
    ['German', german, ['١٢٫٥٠', '١٬٢٨٤٫٥', '١٢,٥', '۱۲', '\u200f١٢٫٥\u200e']],
    ['Chinese', chinese, ['１２．５０', '1284.5', '１２.５', '１２', '12.5']],
  ])('reads other digits than Latin ones in %s', { tags: 'OT10' }, (_, notation, typed) => {
    setNotation(notation);
    expect(typed.map(typedNumber)).toEqual(['12.50', '1284.5', '12.5', '12', '12.5']);
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
        fc.constantFrom(undefined, german, spanish, french, chinese, arabic),
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
