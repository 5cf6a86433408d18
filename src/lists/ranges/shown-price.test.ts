import { afterEach, expect, test } from 'vitest';
import { setNotation } from '../../texts/notation';
import { shownPercent, shownPrice } from './shown-price';

afterEach(() => setNotation());

test('a price is shown as the language writes it, and a text as it is', { tags: 'OK02' }, () => {
  setNotation({ locale: 'de', decimal: ',', group: '.' });
  expect(['1284.5', 'P.O.A.', 'ca. 12.5', ''].map(shownPrice)).toEqual(['1.284,50', 'P.O.A.', 'ca. 12.5', '']);
  expect(shownPercent(4.12)).toBe('+4,1\u00a0%');
});
