import { describe, expect, it } from 'vitest';
import { readingOf, shape } from '../../../tests/upload/text-file';
import { type ArticleChoice, articlesOfChoice, findMissingArticles, groupCounts } from './missing-articles';

const priced = [
  { key: 'B-2', group: 'Pumps' },
  { key: 'A-1', group: 'Pumps' },
  { key: 'C-3', group: 'Lamps' },
  { key: 'D-4', group: '' },
];

describe('Articles that are not in a list', { tags: 'QC42' }, () => {
  it('are those with prices whose key no row has, by group and key', () => {
    const missing = findMissingArticles(priced, ['A-1', 'X']);
    expect(missing.map(({ key }) => key)).toEqual(['D-4', 'C-3', 'B-2']);
    expect([...groupCounts(missing)]).toEqual([
      ['', 1],
      ['Lamps', 1],
      ['Pumps', 1],
    ]);
  });

  it('can be those of a group, or those that earlier lists of a template had', { tags: 'QC53' }, () => {
    const missing = findMissingArticles(priced, ['A-1']);
    const keysOf = (choice: ArticleChoice) =>
      articlesOfChoice(missing, choice, new Set(['A-1', 'B-2', 'D-4', 'no prices'])).map(({ key }) => key);
    expect(keysOf({ kind: 'all' })).toEqual(['D-4', 'C-3', 'B-2']);
    expect(keysOf({ kind: 'group', group: '' })).toEqual(['D-4']);
    expect(keysOf({ kind: 'template' })).toEqual(['D-4', 'B-2']);
  });

  it('are compared with all rows, left-out ones too, but not with numbers of no product', async () => {
    const { read } = readingOf(['EAN;SP_AUD_01', '1;5', '2;', '3;7', ';8', '1;9']);
    const numbers = [
      ['1', 'A-1'],
      ['2', 'B-2'],
    ] as const;
    await read.setProductNumbers({ field: 'LOOKUP_SKU', numbers });
    const options = { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01'], matchBy: 'LOOKUP_SKU' };
    await read.open(shape, { ...options, exclusions: { rows: [2] } });
    expect(await read.listKeys('all')).toEqual(['A-1', 'B-2']);
    expect(await read.listKeys('with-value')).toEqual(['A-1']);
  });
});
