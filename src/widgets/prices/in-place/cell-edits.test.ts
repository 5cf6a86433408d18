import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listHost } from '../../../../tests/support/app/list-host';
import { priceRecordSchema } from '../../../wire/price';
import type { BlockRequest } from '../block/block.types';
import type { CellDraft } from './cell-drafts';
import { createCellEdits } from './cell-edits';
import { createUnsavedPrices } from './unsaved-prices';

test('kept prices around empty levels are shown in one review when all are saved', { tags: 'NC105' }, async () => {
  // AUD 03 and 04 cannot be saved by updatePrice: AUD 01 and 02 are empty.
  const record = v.parse(priceRecordSchema, { ID: 1, VERSION: 1, MAIN_SKU: 'A-1' });
  const { host, list } = listHost('https://api.example', record);
  await list.reload();
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const requests: BlockRequest[] = [];
  const edits = createCellEdits({
    ...{ host, list, unsaved },
    ask: async () => 'cancelled',
    openForm: () => {},
    openBlock: (request) => void requests.push(request),
  });
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
