import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listOfOne } from '../../../../tests/support/app/list-of-one';
import { userKey } from '../../../api/session/session-record';
import type { PriceKey } from '../../../wire/price-levels';
import type { BlockRequest } from '../block/block.types';
import { createCellActions } from './cell-actions';
import { createCellEdits } from './cell-edits';
import { revertPrice } from './change-price';

const cell = { id: 1, sku: 'A-1', key: 'SP_AUD_01', from: '10', to: '11' } as const;

test('Ctrl+Z waits until the undo of several cells before it has ended', {
  tags: 'NC134',
}, async () => {
  const { host, session, list, unsaved } = await listOfOne({ SP_AUD_01: '11', SP_AUD_02: '11' });
  const user = userKey(session.peek());
  unsaved.undoHistory.add({ cells: [cell], user });
  unsaved.undoHistory.add({ cells: [cell, { ...cell, key: 'SP_AUD_02' }], user });
  const order: string[] = [];
  let end = () => {};
  const openBlock = (_: unknown, onEnd = () => {}) => {
    order.push('several');
    end = onEnd;
  };
  const ask = async () => 'cancelled' as const;
  const edits = createCellEdits({ host, list, unsaved, ask, openForm: () => {}, openBlock });
  const revert = async () => void order.push('one');
  const actions = createCellActions({ host, list, unsaved, openBlock, edits: { ...edits, revert } });
  actions.undo();
  actions.undo();
  await setImmediate();
  expect(order).toEqual(['several']);
  end();
  await expect.poll(() => order).toEqual(['several', 'one']);
});

test('the undo of a price in a record with empty levels resolves after its upload', { tags: 'NC134' }, async () => {
  const { host, session, unsaved } = await listOfOne({ SP_AUD_01: '11', SP_AUD_03: '9' });
  const order: string[] = [];
  const revertBlock = async () => {
    await unsaved.whenAllSettled();
    order.push('uploaded');
  };
  const ask = async () => 'cancelled' as const;
  const undoable = { cells: [cell], user: userKey(session.peek()) };
  await revertPrice({ host, unsaved, ask, revertBlock }, undoable, 'undo');
  order.push('ended');
  expect(order).toEqual(['uploaded', 'ended']);
});

/** A list of one record, in whose cells prices are typed as fast as keys are pressed. */
async function typingInListOfOne() {
  const { host, list, unsaved, read } = await listOfOne({ SP_AUD_01: '10', SP_AUD_02: '9' });
  const questions: string[] = [];
  const ask = async ({ text }: { readonly text: string }) => {
    questions.push(text);
    return 'cancelled' as const;
  };
  const openBlock = () => {};
  const edits = createCellEdits({ host, list, unsaved, ask, openForm: () => {}, openBlock });
  const { undo, redo } = createCellActions({ host, list, unsaved, openBlock, edits });
  /** Waits until the prices of the first two levels are stored. */
  const stored = (...prices: readonly number[]) =>
    expect.poll(() => [Number(read().SP_AUD_01), Number(read().SP_AUD_02)]).toEqual(prices);
  const type = (key: PriceKey, text: string) => edits.applyText(read(), key, text);
  return { type, undo, redo, stored, questions };
}

test('a price that is typed after Ctrl+Z, before the undo has ended, replaces what the undo restores', {
  tags: 'NC135',
}, async () => {
  const { type, undo, stored, questions } = await typingInListOfOne();
  type('SP_AUD_01', '11');
  undo();
  type('SP_AUD_01', '12');
  await stored(12, 9);
  undo();
  await stored(10, 9);
  expect(questions).toEqual([]);
});

test('a price that is typed after Ctrl+Z was pressed twice is not undone by it', { tags: 'NC135' }, async () => {
  const { type, undo, redo, stored, questions } = await typingInListOfOne();
  type('SP_AUD_01', '11');
  await stored(11, 9);
  type('SP_AUD_01', '12');
  undo();
  undo();
  type('SP_AUD_02', '8');
  await stored(10, 8);
  // A new change ends what could be redone.
  redo();
  undo();
  await stored(10, 9);
  expect(questions).toEqual([]);
});

test('what can be undone is kept when the session ends, for the same user', { tags: 'NC147' }, async () => {
  const { host, list, unsaved } = await listOfOne({ SP_AUD_01: '11' });
  const undoable = { cells: [cell], user: 'anna' };
  unsaved.undoHistory.add(undoable);
  const ask = async () => 'cancelled' as const;
  const openBlock = () => {};
  const edits = createCellEdits({ host, list, unsaved, ask, openForm: () => {}, openBlock });
  const { undo } = createCellActions({ host, list, unsaved, openBlock, edits });
  undo();
  await setImmediate();
  // As by the button of the message about the saved price.
  expect(unsaved.undoHistory.take(undoable)).toBe('undo');
  await revertPrice({ host, unsaved, ask, revertBlock: async () => {} }, undoable, 'undo');
  expect(unsaved.undoHistory.takeLast('undo', undoable.user)).toBe(undoable);
});

test('a block that is pasted before an undo has ended is about the price that the undo restores', {
  tags: 'NC141',
}, async () => {
  const { host, list, unsaved, read } = await listOfOne({ SP_AUD_01: '10', SP_AUD_02: '9' });
  const ask = async () => 'cancelled' as const;
  const opened: string[][] = [];
  const openBlock = (request: BlockRequest) => {
    if ('rows' in request) opened.push(request.rows.map(({ SP_AUD_01 }) => SP_AUD_01));
  };
  const edits = createCellEdits({ host, list, unsaved, ask, openForm: () => {}, openBlock });
  const { undo, paste } = createCellActions({ host, list, unsaved, openBlock, edits });
  edits.applyText(read(), 'SP_AUD_01', '11');
  undo();
  paste([['12', '13']], { top: 0, bottom: 0, left: 0, right: 1, keys: ['SP_AUD_01', 'SP_AUD_02'] });
  await expect.poll(() => opened.map((prices) => prices.map(Number))).toEqual([[10]]);
});
