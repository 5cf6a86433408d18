import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listHost } from '../../../tests/support/list-host';
import { priceRecordSchema } from '../../api/price-record';
import { localDate } from '../../embed/records/download-list';
import { createPriceActions } from './price-actions';

const record = v.parse(priceRecordSchema, { ID: 7, MAIN_SKU: 'CL-ST-075-RED', SP_AUD_01: '12.3' });

/** The actions over a list of one record, and what they tell the person. */
async function actionsOfOne() {
  const { host, list, said } = listHost('http://127.0.0.1:9', record);
  await list.reload();
  return { actions: createPriceActions(host, list), said };
}

describe('The form of a price', () => {
  it('opens for a record of the page, known by itself or by its ID in any shape', async () => {
    for (const wanted of [7, '7', { ID: 7 }]) {
      const { actions } = await actionsOfOne();
      const outcome = actions.edit(wanted);
      await expect.poll(() => actions.form.value?.subject).toBe(record);
      actions.form.value?.done(undefined);
      await expect(outcome).resolves.toBeUndefined();
      expect(actions.form.value).toBeUndefined();
    }
  });

  it('settles with what was saved', async () => {
    const { actions } = await actionsOfOne();
    const outcome = actions.create();
    expect(actions.form.value?.subject).toBeUndefined();
    actions.form.value?.done({ mode: 'create', record: { ID: 8 } });
    await expect(outcome).resolves.toEqual({ mode: 'create', record: { ID: 8 } });
  });

  it('says so and rejects when the record is not on the page', async () => {
    const { actions, said } = await actionsOfOne();
    await expect(actions.edit(99)).rejects.toThrow('Price 99 is not on this page');
    expect(said).toEqual([expect.stringContaining('Price 99')]);
    expect(actions.form.value).toBeUndefined();
  });

  it('is opened once by a double click, which says nothing', async () => {
    const { actions, said } = await actionsOfOne();
    actions.click(actions.create);
    actions.click(() => actions.edit(7));
    expect(actions.form.value?.subject).toBeUndefined();
    expect(said).toEqual([]);
  });

  it('ends with undefined when the list goes away', async () => {
    const { actions } = await actionsOfOne();
    const created = actions.create();
    actions.end();
    await expect(created).resolves.toBeUndefined();
    const uploaded = actions.upload();
    actions.end();
    await expect(uploaded).resolves.toBeUndefined();
  });

  it('is not opened twice', async () => {
    const { actions, said } = await actionsOfOne();
    void actions.create();
    await expect(actions.edit(7)).rejects.toThrow('Close the open form first.');
    expect(said).toEqual(['error: Close the open form first.']);
    expect(actions.form.value?.subject).toBeUndefined();
  });
});

describe('The name of a downloaded file', () => {
  it('carries the date where the person is', () => {
    expect(localDate(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05');
  });
});
