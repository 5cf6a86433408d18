import { describe, expect, it } from 'vitest';
import { openSheet } from '../open-sheet';

const open = (content: BlobPart, name = 'prices.csv') => openSheet(new Blob([content]), { name });
const utf16 = (text: string, mark: boolean, big: boolean) => {
  const codes = Array.from(mark ? `\ufeff${text}` : text, (sign) => sign.charCodeAt(0));
  return new Uint8Array(codes.flatMap((code) => (big ? [code >> 8, code & 255] : [code & 255, code >> 8])));
};
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('reading a CSV file', () => {
  it.each([
    ['UTF-8', 'sku;name\nA1;Größe €\n', 'utf-8'],
    ['UTF-8 with a mark', '\ufeffsku;name\nA1;Größe €\n', 'utf-8'],
    ['UTF-16 little end first', utf16('sku;name\r\nA1;Größe €\r\n', true, false), 'utf-16le'],
    ['UTF-16 big end first', utf16('sku;name\r\nA1;Größe €\r\n', true, true), 'utf-16be'],
    ['UTF-16 without a mark', utf16('sku;name\r\nA1;Größe €\r\n', false, false), 'utf-16le'],
    ['windows-1252', latin1('sku;name\nA1;Gr\xf6\xdfe \x80\n'), 'windows-1252'],
  ])('decodes %s', async (_, content, encoding) => {
    const sheet = await open(content);
    expect(sheet.format).toEqual({ kind: 'csv', encoding, delimiter: ';' });
    expect(sheet.header.names).toEqual(['sku', 'name']);
    expect(await sheet.page(1, 10)).toEqual([{ number: 2, cells: ['A1', 'Größe €'] }]);
  });

  it('returns every cell as the text that was written', async () => {
    const cells = ['00123', '1E5', '3-4', '1,50', '1.234,56', 'TRUE', '=1+1', '<b>x</b>', '__proto__', ' 7 '];
    const sheet = await open(`${cells.map((_, index) => `c${index}`).join(';')}\n${cells.join(';')}\n`);
    expect((await sheet.page(1, 10))[0]?.cells).toEqual(cells);
  });

  it('counts and numbers the filled rows as a spreadsheet program does', async () => {
    const sheet = await open('\nsku,price\n,\nA,1\n"",""\n\n"B\nb",2\nC,3\n,,,\n');
    expect(sheet.header).toMatchObject({ index: 0, number: 2, names: ['sku', 'price'] });
    expect(await sheet.total()).toBe(3);
    expect(await sheet.page(1, 2)).toEqual([
      { number: 4, cells: ['A', '1'] },
      { number: 7, cells: ['B\nb', '2'] },
    ]);
    expect(await sheet.page(2, 2)).toEqual([{ number: 8, cells: ['C', '3'] }]);
    expect(await sheet.page(3, 2)).toEqual([]);
  });

  it('reads any page without the earlier ones, and all rows in order', async () => {
    const lines = Array.from({ length: 1500 }, (_, index) => `S${index},${index}.50`);
    const sheet = await open(`sku,price\n${lines.join('\n')}`);
    expect(await sheet.total()).toBe(1500);
    expect(await sheet.page(75, 20)).toMatchObject(lines.slice(1480).map((line) => ({ cells: line.split(',') })));
    expect(await sheet.page(13, 50)).toMatchObject(lines.slice(600, 650).map((line) => ({ cells: line.split(',') })));
    const all = [];
    for await (const rows of sheet.rows()) all.push(...rows.map(({ cells }) => cells.join(',')));
    expect(all).toEqual(lines);
  });

  it('uses the delimiter that the first line declares', async () => {
    const sheet = await open('sep=|\nsku|a,b\nA|1,5\n');
    expect(sheet.header.names).toEqual(['sku', 'a,b']);
  });

  it.each([
    ['empty-file', ''],
    ['no-cells', '\n\n ,\n'.replace(' ', '')],
    ['header-only', 'sku,price\n'],
    ['unclosed-quote', 'sku,price\n"A,1\n'],
    ['broken-text', new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0x0a, 0xe4, 0x0a])],
    ['too-many-columns', `a,b\n${','.repeat(256)}x\n`],
    ['wrong-type', '%PDF-1.7 sku,price\n1,2'],
    ['wrong-type', new Uint8Array([1, 2, 3, 0, 200, 14])],
    ['wrong-spreadsheet', '<html><table><tr><td>sku</td></tr></table></html>'],
  ])('rejects with %s', async (id, content) => {
    await expect(open(content)).rejects.toMatchObject({ name: 'SheetFailure', id });
  });

  it('cuts a text that no spreadsheet can hold, and reads the other rows', { tags: 'QC143' }, async () => {
    const sheet = await open(`sku,text,price\nA,${'x'.repeat(70_000)},1\nB,short,2\n`);
    expect(await sheet.page(1, 5)).toEqual([
      { number: 2, cells: ['A', 'x'.repeat(32_767), '1'] },
      { number: 3, cells: ['B', 'short', '2'] },
    ]);
  });

  it('rejects a file whose name has another format’s extension', async () => {
    await expect(open('sku,price\nA,1\n', 'prices.xls')).rejects.toMatchObject({ id: 'wrong-extension' });
  });

  it('rejects more rows than the limit, when counting and when reading', async () => {
    const sheet = await open(`sku\n${'x\n'.repeat(100_001)}`);
    await expect(sheet.total()).rejects.toMatchObject({ id: 'too-many-rows' });
    const readAll = async () => {
      for await (const rows of sheet.rows()) expect(rows.length).toBeGreaterThan(0);
    };
    await expect(readAll()).rejects.toMatchObject({ id: 'too-many-rows' });
  });
});
