import { afterEach, describe, expect, it } from 'vitest';
import { setNotation } from '../../texts/notation';
import { withPastedPercents } from './pasted-percents';

const percents = ['1', '2', '3', '4', '5'];

describe('Mark-ups pasted from a spreadsheet', { tags: 'QC80' }, () => {
  afterEach(() => setNotation());

  it.each([
    ['a column', 0, '60\n57\n54.5\n52', ['60', '57', '54.5', '52', '5']],
    ['a column of Windows, with a line break at the end', 1, '60\r\n57\r\n', ['1', '60', '57', '4', '5']],
    ['a row', 2, '60\t57', ['1', '2', '60', '57', '5']],
    ['blank cells', 0, '60\n\n57\n', ['60', '', '57', '4', '5']],
    ['percentages', 0, '60%\n57.5 %\n', ['60', '57.5', '3', '4', '5']],
    ['percentages with the Arabic sign', 0, '60\u066a\n57.5\u066a\u200f', ['60', '57.5', '3', '4', '5']],
    ['more cells than there are levels', 3, '60\n57\n54', ['1', '2', '3', '60', '57']],
    ['a word', 0, 'Mark-up\n60', ['Mark-up', '60', '3', '4', '5']],
  ])('fill this level and the following ones: %s', (_, first, text, filled) => {
    expect(withPastedPercents(percents, first, text)?.percents).toEqual(filled);
  });

  it('have a decimal comma where the page has one', () => {
    setNotation({ locale: 'de', decimal: ',', group: '.' });
    expect(withPastedPercents(percents, 0, '60\n57,5')?.percents).toEqual(['60', '57.5', '3', '4', '5']);
  });

  it.each([
    ['all levels', 0, '1\n2\n3\n4\n5', []],
    ['blank cells below the last level', 3, '1\n2\n\n \n', []],
    ['two more than the levels', 3, '60%\n57%\n\n54%\n52\n', ['54%', '52']],
    ['a row', 4, '60\t57\t54', ['57', '54']],
  ])('are counted beyond the last level: %s', { tags: 'QC87' }, (_, first, text, left) => {
    expect(withPastedPercents(percents, first, text)?.unused).toEqual(left);
  });

  it.each(['60', '60\n', '', 'Level 01\t60\nLevel 02\t57'])('are left to the field: %j', (text) => {
    expect(withPastedPercents(percents, 0, text)).toBeUndefined();
  });
});
