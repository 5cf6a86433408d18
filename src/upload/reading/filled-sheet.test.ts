import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SheetRow } from '../../sheet/cell';
import { openSheet } from '../../sheet/open-sheet';
import { filledSheet } from './filled-sheet';

async function sheetOf(lines: readonly string[]) {
  const file = new File([['Article,Size,Net', ...lines].join('\n')], 'prices.csv');
  return openSheet(file, { known: [{ key: 'Article' }] });
}
async function allRows(sheet: Awaited<ReturnType<typeof sheetOf>>) {
  const rows: SheetRow[] = [];
  for await (const batch of sheet.rows()) rows.push(...batch);
  return rows;
}

describe('A sheet filled down', { tags: 'NU10' }, () => {
  it('has the value above in blank cells of the chosen column, and marks them', async () => {
    const sheet = filledSheet(await sheetOf([',50,1', 'PIPE,75,2', ',100,3', 'TUBE,,4', ' ,20,']), { columns: [0] });
    expect((await allRows(sheet)).map(({ cells, ...row }) => [...cells.slice(0, 2), 'filled' in row])).toEqual([
      ['', '50', false],
      ['PIPE', '75', false],
      ['PIPE', '100', true],
      ['TUBE', '', false],
      ['TUBE', '20', true],
    ]);
  });

  it('does not fill a repeated header down', { tags: 'QU02' }, async () => {
    const sheet = filledSheet(await sheetOf(['PIPE,75,2', 'Article,Size,Net', ',100,3']), { columns: [0] });
    expect((await allRows(sheet)).map(({ cells }) => cells[0])).toEqual(['PIPE', 'Article', 'PIPE']);
  });

  it('has no part of a key from another group', { tags: 'QC95' }, async () => {
    const lines = ['100,10,1', ',20,2', '200,,3', ',30,4', '200,,5', 'Article,Size,Net', ',,6'];
    for (const columns of [
      [0, 1],
      [1, 0],
    ]) {
      const sheet = filledSheet(await sheetOf(lines), { columns });
      expect((await allRows(sheet)).map(({ cells }) => cells.slice(0, 2).join('-'))).toEqual([
        '100-10',
        '100-20',
        '200-',
        '200-30',
        // The article is repeated, so the row is of the same group.
        '200-30',
        'Article-Size',
        '200-30',
      ]);
      expect((await sheet.page(3, 1))[0]?.cells.slice(0, 2)).toEqual(['200', '']);
    }
  });

  it('has the same rows on each page, in whatever order pages are read', async () => {
    const cell = fc.constantFrom('', '', '', 'A', 'B', 'C');
    await fc.assert(
      fc.asyncProperty(
        fc.array(cell, { minLength: 1, maxLength: 1_000 }),
        fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 5 }),
        fc.constantFrom(1, 10, 50, 333),
        async (articles, pages, size) => {
          const lines = articles.map((article, at) => `${article},${at},1`);
          const sheet = filledSheet(await sheetOf(lines), { columns: [0] });
          const read = [];
          for (const page of pages) read.push([page, await sheet.page(page, size)] as const);
          const rows = await allRows(sheet);
          for (const [page, found] of read) expect(found).toEqual(rows.slice((page - 1) * size, page * size));
        },
      ),
      { numRuns: 40 },
    );
  }, 30_000);
});
