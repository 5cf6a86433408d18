import { describe, expect, it } from 'vitest';
import { oldXls } from '../../../tests/sheet/old-xls';
import type { DetectedEncoding } from '../csv/encoding';
import { openBook, openSheet } from '../open-sheet';

const russian = [
  ['Артикул', 'Наименование товара', 'Цена'],
  ['10-2', 'Насос циркуляционный, сталь', '41.00р.'],
] as const;
const german = [
  ['Artikel', 'Größe'],
  ['A-1', 'Übergröße'],
] as const;
const name = 'prices.xls';

const cellsOf = async (file: Blob, encoding?: DetectedEncoding) => {
  const sheet = await openSheet(file, { name, ...(encoding && { encoding }) });
  return { format: sheet.format, header: sheet.header.names, rows: (await sheet.page(1, 5)).map(({ cells }) => cells) };
};

describe('The text of an .xls without a code page', { tags: 'QC47' }, () => {
  it.each<DetectedEncoding>(['windows-1251', 'koi8-r', 'ibm866'])('is told by its letters: %s', async (encoding) => {
    const [header, row] = russian;
    expect(await cellsOf(oldXls(russian, encoding))).toEqual({
      format: { kind: 'xls', encoding },
      header,
      rows: [row],
    });
  });

  it('is Western European where its letters leave a doubt', async () => {
    const { format, header } = await cellsOf(oldXls(german, 'windows-1252'));
    expect({ format, header }).toEqual({ format: { kind: 'xls', encoding: 'windows-1252' }, header: german[0] });
  });

  it.each<DetectedEncoding>(['windows-1250', 'ibm852', 'macintosh'])(
    'is read in a chosen encoding: %s',
    async (encoding) => {
      const file = oldXls(german, encoding);
      expect(await cellsOf(file, encoding)).toMatchObject({ format: { kind: 'xls', encoding }, header: german[0] });
    },
  );

  it('has no encoding where all of it is ASCII', async () => {
    expect((await cellsOf(oldXls([['SKU'], ['A-1']], 'windows-1252'))).format).toEqual({ kind: 'xls' });
  });

  it('stays in the code page that the file names, whatever is chosen', async () => {
    const file = oldXls(russian, 'windows-1251', 1251);
    expect(await cellsOf(file, 'koi8-r')).toMatchObject({ format: { kind: 'xls' }, header: russian[0] });
    expect((await openBook(file, { name })).sheets).toHaveLength(1);
  });
});
