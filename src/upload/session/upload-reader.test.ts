import { describe, expect, it, onTestFinished, test } from 'vitest';
import { latch } from '../../../tests/api/backend';
import { stubLocalStorage } from '../../../tests/support/app/storage';
import { shape } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import { noHeader } from '../../sheet/no-header';
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
  expect(rows).toMatchObject([{ keyInFile: '400', cells: { MAIN_SKU: 'PEN-1' } }]);
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

describe('A file with the header of an earlier one', () => {
  stubLocalStorage();

  it('has its mapping, and the two columns of which known SKUs are made', { tags: 'QC84' }, async () => {
    const reader = createUploadReader({
      shape,
      knownKeys: Promise.resolve({ keys: ['PIPE-20'], keyProblem: undefined }),
      templates: { list: async () => [] },
      loadNumbers: () => undefined,
      onProgress: () => undefined,
    });
    const sizes = (month: number) => new File(['Size;Kind;Net\n20;PIPE;5'], `sizes ${month}.csv`);
    await reader.read({ file: sizes(10), options: { header: 0, columns: ['MAIN_SKU', null, 'SP_AUD_01'] } });
    const { opened, options: recalled } = await reader.read({ file: sizes(11), options: {} });
    expect(recalled.columns).toEqual(['MAIN_SKU', null, 'SP_AUD_01']);
    expect(opened.knownParts).toEqual({ columns: [1, 0], joiner: '-' });
    reader.dispose();
  });
});

const costs: ReadingOptions['costs'] = [
  {
    column: 1,
    rule: { currency: 'AUD', markups: { kind: 'each', percents: [{ level: 1, percent: '60' }] }, rounding: '0.01' },
  },
];
const priced: ReadingOptions = { header: 0, columns: ['MAIN_SKU', null], costs };

describe('The numbers of a supplier', () => {
  stubLocalStorage();
  const keyNames = { '4711': 'PEN-1' };
  const list = (month: number) => new File([`Nummer;Einkauf ${month}/2026\n4711;5`], `list ${month}.csv`);
  function readerWith(templates: readonly { id: number; name: string; content: TemplateContent }[] = []) {
    const reader = createUploadReader({
      shape,
      knownKeys: Promise.resolve({ keys: ['PEN-1', '4711'], keyProblem: undefined }),
      templates: { list: async () => templates },
      loadNumbers: () => undefined,
      onProgress: () => undefined,
    });
    onTestFinished(reader.dispose);
    return reader;
  }
  async function templateOf(file: File) {
    const content = templateContentOf((await readerWith().read({ file, options: priced })).opened, priced);
    if (content === undefined) throw new Error('There is no template');
    return content;
  }

  it('are remembered for the lists of a template that was saved before', { tags: 'QC31' }, async () => {
    const reader = readerWith([{ id: 1, name: 'Wilo', content: await templateOf(list(10)) }]);
    await reader.read({ file: list(10), options: { ...priced, template: 'Wilo', keyNames } });

    const next = await reader.read({ file: list(11), options: {} });
    expect(next.options).toEqual({});
    expect(next.templates).toEqual([
      { name: 'Wilo', match: 'header', options: { ...priced, keyNames, template: 'Wilo' } },
    ]);

    await reader.read({ file: list(11), options: { ...priced, template: 'Wilo' } });
    const later = await reader.read({ file: list(12), options: {} });
    expect(later.templates?.map(({ options }) => options.keyNames)).toEqual([undefined]);
  });

  it('are what was chosen last: for a list of the template, or when the template was saved', {
    tags: 'QC96',
  }, async () => {
    const content = await templateOf(list(10));
    const savedWith = (saved: Readonly<Record<string, string>>) => [
      { id: 1, name: 'Wilo', content: { ...content, options: { ...content.options, keyNames: { ...saved } } } },
    ];
    const offeredWith = async (saved: Readonly<Record<string, string>>) =>
      (await readerWith(savedWith(saved)).read({ file: list(11), options: {} })).templates?.[0]?.options.keyNames;
    const saved = { '4711': 'PEN-1', '4712': 'PEN-2', '4713': 'PEN-3' };
    expect(await offeredWith(saved)).toEqual(saved);
    const corrected = { '4711': 'PEN-9', '4712': 'PEN-2', '4714': 'PEN-4' };
    await readerWith(savedWith(saved)).read({
      file: list(10),
      options: { ...priced, template: 'Wilo', keyNames: corrected },
    });
    expect(await offeredWith(saved)).toEqual(corrected);
    // Another user has saved the template since.
    expect(await offeredWith({ ...saved, '4711': 'PEN-7', '4715': 'PEN-5' })).toEqual({
      ...corrected,
      '4711': 'PEN-7',
      '4715': 'PEN-5',
    });
    expect(await offeredWith({ '4711': 'PEN-1' })).toEqual({ '4711': 'PEN-9', '4714': 'PEN-4' });
  });

  it('are not those of another template with the same header', { tags: 'QC96' }, async () => {
    const content = await templateOf(list(10));
    const reader = readerWith([
      { id: 1, name: 'Wilo', content },
      { id: 2, name: 'Grundfos', content },
    ]);
    await reader.read({ file: list(10), options: { ...priced, template: 'Wilo', keyNames } });
    const next = await reader.read({ file: list(11), options: {} });
    expect(next.earlierKeyNames).toBeUndefined();
    expect(next.templates?.map(({ name, options }) => [name, options.keyNames])).toEqual([
      ['Wilo', keyNames],
      ['Grundfos', undefined],
    ]);
  });

  it('are offered for other lists with their header, and not used unasked', { tags: 'QC96' }, async () => {
    const plain: ReadingOptions = { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01'] };
    for (const first of [priced, plain]) {
      const reader = readerWith();
      await reader.read({ file: list(10), options: { ...first, keyNames } });
      const file = list(10);
      const next = await reader.read({ file, options: {} });
      expect(next.options.keyNames).toBeUndefined();
      expect(next.earlierKeyNames).toEqual(keyNames);
      // The offer is still there after other choices, and for the list after one in which it was not taken.
      const mapped = await reader.read({ file, options: first });
      expect(mapped.earlierKeyNames).toEqual(keyNames);
      const otherNames = { '4712': 'PEN-2' };
      expect(await reader.read({ file: list(10), options: first })).toMatchObject({ earlierKeyNames: keyNames });
      const own = await reader.read({ file, options: { ...first, keyNames: otherNames } });
      expect(own.earlierKeyNames).toEqual(keyNames);
      expect((await reader.read({ file: list(10), options: {} })).earlierKeyNames).toEqual(otherNames);
    }
  });
});

describe('A file that is read again while the templates of its first reading load', () => {
  stubLocalStorage();

  it('keeps the newer reading', { tags: 'QC162' }, async () => {
    const request = latch();
    const response = latch();
    let isListed = true;
    const reader = createUploadReader({
      shape,
      knownKeys: Promise.resolve({ keys: undefined, keyProblem: undefined }),
      templates: {
        list: async () => {
          request.open();
          if (!isListed) await response.opened;
          return [];
        },
      },
      loadNumbers: () => undefined,
      onProgress: () => undefined,
    });
    onTestFinished(() => reader.dispose());
    const columns = ['MAIN_SKU', 'SP_AUD_01'];
    // Stores a mapping, with which the file is opened once more after the templates.
    await reader.read({ file, options: { header: 0, columns } });
    isListed = false;
    const first = new AbortController();
    const older = reader.read({ file, options: {} }, first.signal);
    await request.opened;
    first.abort();
    await reader.read({ file, options: { header: noHeader, columns } });
    response.open();
    await expect(older).rejects.toThrow();
    const { rows } = await reader.readingOfOpenFile().page(1, 10, 'all');
    expect(rows).toMatchObject([{ cells: { MAIN_SKU: 'EAN' } }, { cells: { MAIN_SKU: '400' } }]);
  });
});
