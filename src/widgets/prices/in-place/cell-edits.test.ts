import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listHost } from '../../../../tests/support/app/list-host';
import { priceRecordSchema } from '../../../wire/price';
import type { BlockRequest } from '../block/block.types';
import type { CellDraft } from './cell-drafts';
import { createCellEdits } from './cell-edits';
import { createUnsavedPrices } from './unsaved-prices';

/** The edits of a list of one record without prices. Saves wait for a back end that never answers. */
async function editsOfEmptyRecord() {
  const record = v.parse(priceRecordSchema, { ID: 1, VERSION: 1, MAIN_SKU: 'A-1' });
  const { host, list } = listHost('http://127.0.0.1:9', record);
  await list.reload();
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const requests: BlockRequest[] = [];
  const edits = createCellEdits({
    ...{ host, list, unsaved },
    ask: async () => 'cancelled',
    openForm: () => {},
    openBlock: (request) => void requests.push(request),
  });
  const shown = () => unsaved.withUnsaved(list.loaded.peek())?.items[0] ?? record;
  return { record, edits, unsaved, requests, shown };
}

test('prices that were entered in row into empty levels, on the record as it was shown at first, are saved by themselves', {
  tags: 'NC122',
}, async () => {
  const { record, edits, requests, shown } = await editsOfEmptyRecord();
  edits.applyText(record, 'SP_AUD_01', '5');
  edits.applyText(record, 'SP_AUD_02', '6');
  edits.applyText(record, 'SP_AUD_02', '7');
  expect(requests).toEqual([]);
  expect(shown()).toMatchObject({ SP_AUD_01: '5', SP_AUD_02: '7' });
});

test('a price that is still being saved can be emptied', { tags: 'NC123' }, async () => {
  const { record, edits, requests, shown } = await editsOfEmptyRecord();
  edits.applyText(record, 'SP_AUD_01', '5');
  edits.clear(shown(), 'SP_AUD_01');
  expect(requests).toEqual([]);
  expect(shown()).toMatchObject({ SP_AUD_01: '' });
});

test('drafts of a user who is not known stay when the list is refreshed', { tags: 'NC124' }, async () => {
  const { unsaved } = await editsOfEmptyRecord();
  unsaved.drafts.add({ id: 1, sku: 'A-1', key: 'SP_AUD_01', from: '', text: '84,20' });
  unsaved.drafts.restore();
  expect(unsaved.drafts.all.peek()).toMatchObject([{ text: '84,20' }]);
});

test('kept prices around empty levels are shown in one review when all are saved', { tags: 'NC105' }, async () => {
  // AUD 03 and 04 cannot be saved by updatePrice: AUD 01 and 02 are empty.
  const { edits, requests } = await editsOfEmptyRecord();
  const draft = (key: CellDraft['key'], text: string): CellDraft => ({ id: 1, sku: 'A-1', key, from: '', text });
  edits.saveDrafts([draft('SP_AUD_03', '3'), draft('SP_AUD_04', '4')]);
  expect(requests).toMatchObject([
    {
      kind: 'type',
      cells: [
        { record: { ID: 1 }, key: 'SP_AUD_03', text: '3' },
        { record: { ID: 1 }, key: 'SP_AUD_04', text: '4' },
      ],
    },
  ]);
});
