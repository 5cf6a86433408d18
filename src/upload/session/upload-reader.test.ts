import { describe, expect, it, test } from 'vitest';
import { stubLocalStorage } from '../../../tests/support/app/storage';
import { shape } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import { type TemplateContent, templateContentOf } from '../templates/template-content';
import { createUploadReader } from './upload-reader';

const file = new File(['EAN;Net\n400;5'], 'list.csv');
const options = { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01'], matchBy: 'LOOKUP_SKU' };

test('Without the numbers to match by, the columns are to be mapped; the next reading loads them once', {
  tags: 'QC40',
}, async () => {
  let calls = 0;
  const reader = createUploadReader({
    shape,
    knownKeys: Promise.resolve({ keys: ['PEN-1', '400'], keyProblem: undefined }),
    templates: { list: async () => [] },
    loadNumbers: async (field) => {
      calls++;
      if (calls === 1) throw new Error('The connection failed.');
      return { field, numbers: [['400', 'PEN-1']] };
    },
    onProgress: () => undefined,
  });
  expect(await reader.read({ file, options: { header: 0, columns: options.columns } })).toMatchObject({
    opened: { isMappingComplete: true },
  });
  expect(calls).toBe(0);
  const failed = await reader.read({ file, options });
  expect(failed).toMatchObject({
    options,
    matchProblem: 'The connection failed.',
    opened: { isMappingComplete: false },
  });
  for (const attempt of ['again', 'with other options']) {
    const read = await reader.read({ file, options });
    expect(read.matchProblem, attempt).toBeUndefined();
    expect(read.opened.isMappingComplete).toBe(true);
  }
  expect(calls).toBe(2);
  const { rows } = await reader.readingOfOpenFile().page(1, 10, 'all');
  expect(rows).toMatchObject([{ numberInFile: '400', cells: { MAIN_SKU: 'PEN-1' } }]);
  reader.dispose();
});

test('The two columns of which known SKUs are made are suggested in their order', { tags: 'QC84' }, async () => {
  const reader = createUploadReader({
    shape,
    knownKeys: Promise.resolve({ keys: ['PIPE-20'], keyProblem: undefined }),
    templates: { list: async () => [] },
    loadNumbers: () => undefined,
    onProgress: () => undefined,
  });
  const sizes = new File(['Size;Kind;Net\n20;PIPE;5\n25;PIPE;6'], 'sizes.csv');
  const { opened } = await reader.read({ file: sizes, options: {} });
  expect(opened.knownParts).toEqual({ columns: [1, 0], joiner: '-' });
  reader.dispose();
});

describe('The number of a supplier', () => {
  stubLocalStorage();

  it('is remembered for lists with costs, and used with a template that was saved before', {
    tags: 'QC31',
  }, async () => {
    const costs: ReadingOptions['costs'] = [
      {
        column: 1,
        rule: {
          currency: 'AUD',
          markups: { kind: 'each', percents: [{ level: 1, percent: '60' }] },
          rounding: '0.01',
        },
      },
    ];
    const priced: ReadingOptions = { header: 0, columns: ['MAIN_SKU', null], costs };
    const list = (month: number) => new File([`Nummer;Einkauf ${month}/2026\n4711;5`], `list ${month}.csv`);
    const templates: { id: number; name: string; content: TemplateContent }[] = [];
    const reader = createUploadReader({
      shape,
      knownKeys: Promise.resolve({ keys: ['PEN-1'], keyProblem: undefined }),
      templates: { list: async () => templates },
      loadNumbers: () => undefined,
      onProgress: () => undefined,
    });
    const first = list(10);
    const content = templateContentOf((await reader.read({ file: first, options: priced })).opened, priced);
    if (content === undefined) throw new Error('There is no template');
    templates.push({ id: 1, name: 'Wilo', content });
    const keyNames = { '4711': 'PEN-1' };
    await reader.read({ file: first, options: { ...priced, keyNames } });

    const next = await reader.read({ file: list(11), options: {} });
    expect(next.options).toEqual({ keyNames });
    expect(next.templates).toEqual([
      { name: 'Wilo', match: 'header', options: { ...priced, keyNames, template: 'Wilo' } },
    ]);

    await reader.read({ file: list(11), options: priced });
    const later = await reader.read({ file: list(12), options: {} });
    expect(later.templates?.map(({ options }) => options.keyNames)).toEqual([undefined]);
    reader.dispose();
  });
});
