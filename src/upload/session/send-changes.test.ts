import { expect, test } from 'vitest';
import type { SheetUploadCalls, UploadPair } from '../../api/resources/sheet-upload';
import type { WidgetHost } from '../../embed/widget';
import { sendChanges } from './send-changes';

const pairs = Array.from({ length: 20_001 }, (_, at): UploadPair => {
  const existingData = { MAIN_SKU: `A-${at}`, SP_AUD_01: '10' };
  return { existingData, newData: { ...existingData, SP_AUD_01: '11' } };
});

const splitReturned = (asPreviewed: readonly UploadPair[]) => ({ asPreviewed, returnedDifferently: [] });

/** Sends the changes to a back end that returns the pairs of each file, except those of one file, which it refuses. */
async function send({ refused }: { readonly refused?: string } = {}) {
  const files: { readonly name: string; readonly rows: number }[] = [];
  let written: readonly (readonly string[])[] = [];
  const calls: SheetUploadCalls = {
    async send(_, { name }) {
      if (name === refused) throw new Error('Refused.');
      files.push({ name, rows: written.length });
      const skus = new Set(written.map(([sku]) => sku));
      const returned = pairs.filter(({ newData }) => skus.has(String(newData.MAIN_SKU)));
      return { message: '', created: 0, unchanged: 0, pairs: returned };
    },
    confirm: async () => '',
    fetchStored: async () => [],
  };
  // SAFETY: sending calls only these.
  const host = {
    client: { apiBase: 'https://api.example' },
    toast: () => {},
    emit: () => true,
  } as unknown as WidgetHost;
  const writeTable = async (_: readonly string[], rows: typeof written) => {
    written = rows;
    return new Blob();
  };
  const changes = { name: '+10 % on AUD 01', columns: ['MAIN_SKU', 'SP_AUD_01'], pairs };
  return { files, ...(await sendChanges({ host, calls, writeTable, splitReturned }, changes)) };
}

test('more than 10,000 records are sent as several uploads', { tags: 'NC66' }, async () => {
  const { files, changed, returnedDifferently, failure } = await send();
  expect(files).toEqual([
    { name: '+10 % on AUD 01 (1 of 3).xlsx', rows: 10_000 },
    { name: '+10 % on AUD 01 (2 of 3).xlsx', rows: 10_000 },
    { name: '+10 % on AUD 01 (3 of 3).xlsx', rows: 1 },
  ]);
  expect({ changed, returnedDifferently, failure }).toEqual({
    changed: 20_001,
    returnedDifferently: [],
    failure: undefined,
  });
});

test('after a failure the records that are not saved remain', { tags: 'NC66' }, async () => {
  const { changed, failure } = await send({ refused: '+10 % on AUD 01 (2 of 3).xlsx' });
  expect(changed).toBe(10_000);
  expect(failure?.unsavedPairs).toHaveLength(10_001);
});
