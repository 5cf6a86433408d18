import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ours, theirs } from './both-readers';
import { makeXlsx } from './make-xlsx';

describe('reading windows of a workbook', () => {
  const written = (attributes: string, content: string) => [attributes, content] as const;
  const holding = (attributes: string, value: string) => written(attributes, `<v>${value}</v>`);
  type Written = fc.Arbitrary<readonly [attributes: string, content: string]>;
  /** Cells that are read without SheetJS. */
  const plain: Written = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => holding('', String(number))),
    fc.constantFrom('0', '12.5', '-3', '1E+2', '0012', '45000.25').map((number) => holding(' s="1"', number)),
    fc.constantFrom(0, 1, 2, 4).map((index) => holding(' t="s"', String(index))),
    fc.constantFrom('x', 'a&amp;b', ' y ', '', 'é€漢').map((text) => holding(' s="2" t="str"', text)),
    fc.constantFrom('x', '&lt;b&gt;', ' y ', '').map((text) => written(' t="inlineStr"', `<is><t>${text}</t></is>`)),
    fc.constantFrom('0', '1').map((flag) => holding(' t="b"', flag)),
    fc.constantFrom(
      written(' s="1"', '<f>A1*2</f><v>24</v>'),
      written(' t="str"', '<f>""</f><v></v>'),
      written(' s="1"', ''),
      written('', '<v></v>'),
      written(' t="s"', ''),
      written(' t="s"', '<v></v>'),
      written(" s='1'", '<v>2</v>'),
      written('', ''),
    ),
  );
  /** Cells in every format that spreadsheet programs write. */
  const any: Written = fc.oneof(
    { weight: 20, arbitrary: plain },
    fc.constantFrom('2', '45000.25', '0.5', '60').map((date) => holding(' s="2"', date)),
    fc.constantFrom('7', '1234567').map((code) => holding(' s="3"', code)),
    fc.constantFrom(3, 5).map((index) => holding(' t="s"', String(index))),
    fc.constantFrom('&#65;', '_x0041_').map((text) => holding(' t="str"', text)),
    fc.constantFrom('#N/A', '#DIV/0!').map((error) => holding(' t="e"', error)),
    fc.constant(written(' t="d"', '<v>2026-03-04T00:00:00</v>')),
  );
  const strings =
    '<si><t>A1</t></si><si><t xml:space="preserve"> b </t></si><si><t/></si><si><r><t>rich </t></r><r><rPr><b/></rPr><t>text</t></r></si><si><t>x &amp; y</t></si><si><t>課</t><rPh sb="0" eb="1"><t>カ</t></rPh></si>';
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="4"/><xf numFmtId="22"/><xf numFmtId="164"/></cellXfs>';

  it.each([
    ['plain', plain],
    ['any', any],
  ])('returns the same as SheetJS for %s cells', async (_, value) => {
    const row = fc.record({
      skip: fc.nat(2),
      cells: fc.array(fc.record({ skip: fc.nat(1), value }), { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 150 }), fc.boolean(), async (rows, date1904) => {
        let number = 0;
        const xml = rows.map(({ skip, cells }) => {
          number += 1 + skip;
          let column = -1;
          const written = cells.map(({ skip: gap, value: [attributes, content] }) => {
            column += 1 + gap;
            return `<c r="${String.fromCharCode(65 + column)}${number}"${attributes}>${content}</c>`;
          });
          return `<row r="${number}">${written.join('')}</row>`;
        });
        const file = makeXlsx({ sheets: [{ rows: xml.join('') }], strings, styles, date1904 });
        const whole = theirs(new Uint8Array(await file.arrayBuffer()));
        const window = await ours(file);
        expect(window ?? whole?.slice(0, 1)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });
});
