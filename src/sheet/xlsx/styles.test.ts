import { describe, expect, it } from 'vitest';
import { readStyles } from './styles';

const stylesOf = (formats: string, cells: string, prefix = '') =>
  readStyles(
    `<${prefix}styleSheet><${prefix}numFmts>${formats}</${prefix}numFmts><${prefix}cellXfs>${cells}</${prefix}cellXfs></${prefix}styleSheet>`,
  );
const isSpecial = (code: string) =>
  stylesOf(`<numFmt numFmtId="164" formatCode="${code}"/>`, '<xf numFmtId="164"/>').special.has(0);

describe('classifying numbers by their format', () => {
  it.each([
    'yyyy-mm-dd',
    'd/m',
    '[h]:mm',
    '[ss]',
    'h:mm AM/PM',
    '[$-407]d. mmmm',
    '00000',
    '&quot;x&quot;0;yyyy',
    '0.00 kg',
  ])('treats %s as a special number format', (code) => {
    expect(isSpecial(code)).toBe(true);
  });

  it.each([
    '0',
    '0.00',
    '#,##0.00',
    'General',
    '0.00E+00',
    '[Red]-0.00',
    '#,##0.00 &quot;AUD per day&quot;',
    '[$€-407] #,##0',
    '_-* #,##0.00_-',
    '0\\d',
    '@',
  ])('treats %s as a plain number', (code) => {
    expect(isSpecial(code)).toBe(false);
  });

  it('knows the built-in formats, including those unknown to SheetJS', () => {
    const cells = [0, 4, 14, 22, 27, 44, 46, 49, 58, 999].map((id) => `<xf numFmtId="${id}"/>`).join('');
    expect([...stylesOf('', cells).special]).toEqual([2, 3, 4, 6, 8]);
  });

  it('reads only the formats of cells, whatever their prefix', () => {
    const { special, xml } = stylesOf('', '<x:xf numFmtId="0"/><x:xf numFmtId="14"><x:alignment/></x:xf>', 'x:');
    expect([...special]).toEqual([1]);
    expect(xml).toContain('<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>');
  });

  it('returns none without styles', () => {
    expect([...readStyles('').special]).toEqual([]);
  });
});
