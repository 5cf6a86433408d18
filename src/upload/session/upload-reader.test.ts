import { expect, test } from 'vitest';
import { shape } from '../../../tests/upload/text-file';
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
