import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from '../../../../tests/api/backend';
import { listHost } from '../../../../tests/support/app/list-host';
import type { WidgetHost } from '../../../embed/widget';
import type { Answer } from '../../../machines/price-change.types';
import { priceRecordSchema } from '../../../wire/price';
import type { CellDraft } from './cell-drafts';
import { changePrice, revertPrice, saveCellDraft } from './change-price';
import { reportPriceChange } from './report-price-change';
import { createUnsavedPrices } from './unsaved-prices';

const draft: CellDraft = { id: 1, sku: 'A-1', key: 'SP_AUD_01', text: '100', from: '10' };

interface Situation {
  /** The stored price when the draft is saved. */
  readonly stored?: string;
  readonly answer?: Answer;
  readonly isPrevented?: boolean;
  /** Prices that others have stored when each save arrives. */
  readonly conflicts?: readonly string[];
  readonly isDeleted?: boolean;
  /** The status with which each save is refused. */
  readonly refusal?: number;
}

/** A list with a draft of an earlier visit. */
async function listWithDraft(situation: Situation) {
  const { stored = '10', answer = 'cancelled', isPrevented = false, isDeleted = false, refusal } = situation;
  const conflicts = [...(situation.conflicts ?? [])];
  const recordOf = (price: string) => ({ ID: 1, VERSION: 1, MAIN_SKU: 'A-1', SP_AUD_01: price });
  const backend = await startBackend(({ url }) => {
    if (url.endsWith('getPrice'))
      return { json: { status: 200, message: '', data: { items: isDeleted ? [] : [recordOf(stored)] } } };
    const price = conflicts.shift();
    if (price !== undefined) return { status: 409, json: { status: 409, message: 'Changed.', data: recordOf(price) } };
    if (refusal !== undefined) return { status: refusal, json: { status: refusal, message: 'No.', data: null } };
    return { json: { status: 200, message: 'Saved.', data: null } };
  });
  onTestFinished(backend.close);
  const record = v.parse(priceRecordSchema, recordOf(stored));
  const { host, list } = listHost(backend.url, record);
  const hostOfTest: WidgetHost = { ...host, emit: () => !isPrevented };
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const context = { host: hostOfTest, unsaved, ask: async () => answer, revertBlock: async () => {} };
  unsaved.drafts.add(draft, true);
  return {
    context,
    unsaved,
    save: () => unsaved.save(draft, () => saveCellDraft(context, draft)),
    /** Saves another text of the same cell. */
    type: (text: string) => unsaved.save({ ...draft, text }, () => changePrice(context, record, draft.key, text)),
  };
}

test.each<[string, Situation]>([
  ['the question about an unusual change is cancelled', { answer: 'cancelled' }],
  ['a listener prevents the save', { answer: 'confirmed', isPrevented: true }],
  ['others change the price again', { answer: 'confirmed', conflicts: ['11', '12'] }],
  ['the back end refuses it', { answer: 'confirmed', refusal: 400 }],
])('a restored price remains when %s', { tags: 'LL07' }, async (_when, situation) => {
  const { unsaved, save } = await listWithDraft(situation);
  const saving = save();
  expect(unsaved.drafts.all.peek()).toEqual([]);
  await saving;
  expect(unsaved.drafts.all.peek()).toEqual([{ ...draft, isOffered: true }]);
});

test.each<[string, Situation]>([
  ['saved', { answer: 'confirmed' }],
  ['stored already', { stored: '100' }],
  ['given up for the stored one', { stored: '11', answer: 'cancelled' }],
  ['of a deleted record', { isDeleted: true }],
])('a restored price goes when it is %s', { tags: 'LL07' }, async (_when, situation) => {
  const { unsaved, save } = await listWithDraft(situation);
  await save();
  expect(unsaved.drafts.all.peek()).toEqual([]);
});

test('a price typed over a restored one replaces it when saved', { tags: 'LL07' }, async () => {
  const { unsaved, type } = await listWithDraft({});
  await type('200');
  expect(unsaved.drafts.all.peek()).toEqual([{ ...draft, isOffered: true }]);
  await type('11');
  expect(unsaved.drafts.all.peek()).toEqual([]);
});

test.each<[string, Situation]>([
  ['the session has ended', { refusal: 401 }],
  ['the server fails', { refusal: 500 }],
  ['the server is busy', { refusal: 503 }],
  ['others change the price again', { conflicts: ['11', '12'] }],
])(
  'a price typed over a restored one is the one that remains when %s',
  { tags: ['LL07', 'NC04'] },
  async (_when, situation) => {
    const { unsaved, type } = await listWithDraft({ answer: 'confirmed', ...situation });
    await type('10.50');
    expect(unsaved.drafts.all.peek()).toMatchObject([{ text: '10.50' }]);
  },
);

test('a cancelled question discards a newly typed price', { tags: 'LL07' }, async () => {
  const { unsaved, type } = await listWithDraft({});
  unsaved.drafts.remove(draft);
  await type('200');
  expect(unsaved.drafts.all.peek()).toEqual([]);
});

test('a price is kept after a failure that no response explains, but not what was undone', {
  tags: 'NC145',
}, async () => {
  const { context, unsaved } = await listWithDraft({});
  unsaved.drafts.remove(draft);
  const change = { ...draft, text: '200', start: { kind: 'find', seen: ['10'] } } as const;
  const failed = { kind: 'failed', error: new TypeError('Broken.') } as const;
  reportPriceChange(context, change, { end: failed, base: undefined, isListStale: false });
  expect(unsaved.drafts.all.peek()).toMatchObject([{ text: '200' }]);
  unsaved.drafts.remove(draft);
  const undoable = { cells: [], user: '' };
  const undo = { ...change, start: { kind: 'undo', seen: ['10'] }, reverts: { undoable, direction: 'undo' } } as const;
  const base = v.parse(priceRecordSchema, { ID: 1, MAIN_SKU: 'A-1', SP_AUD_01: '10' });
  reportPriceChange(context, undo, { end: { kind: 'abandoned' }, base, isListStale: false });
  expect(unsaved.drafts.all.peek()).toEqual([]);
});

test('undoing the saved price of a cell keeps the price that was typed into it later and is not saved', {
  tags: 'NC148',
}, async () => {
  const { context, unsaved } = await listWithDraft({});
  const undoable = { cells: [{ id: 1, sku: 'A-1', key: 'SP_AUD_01', from: '9', to: '10' }], user: '' } as const;
  await revertPrice(context, undoable, 'undo');
  expect(unsaved.undoHistory.takeLast('redo', '')).toBe(undoable);
  expect(unsaved.drafts.all.peek()).toMatchObject([{ text: '100' }]);
});
