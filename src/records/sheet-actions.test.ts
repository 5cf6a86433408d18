import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listHost } from '../../tests/support/app/list-host';
import { unreadFields } from '../api/resources/unread';
import { localDate } from './download-list';
import type { AnyRecord, RecordKind } from './record.types';
import { createSheetActions } from './use-sheet-list';

const record: AnyRecord = { ID: 7, source: { ID: 7 } };

/** A record kind without saving. */
const kind: RecordKind<AnyRecord, string> = {
  name: 'things',
  noun: 'thing',
  titleKey: 'ID',
  titleOf: ({ ID }) => `no. ${ID}`,
  unread: ({ source }) => unreadFields(['ID'], { ID: source.ID, source }),
  draftOf: () => '',
  draftSchema: v.string(),
  changes: () => [],
  fieldsOf: () => ({}),
  save: () => Promise.reject(new Error('nothing is saved here')),
  find: async () => ({ kind: 'gone' }),
  currentOf: () => undefined,
};

/** The actions of a list of one record, and their toasts. */
function actionsOfOne(read = async (id: string): Promise<AnyRecord | undefined> => (id === '7' ? record : undefined)) {
  const { host, list, said } = listHost<AnyRecord>('http://127.0.0.1:9', record);
  const file = {
    name: 'things',
    read: () => Promise.reject(new Error('nothing is read here')),
    messages: { downloaded: '', downloadFailed: (why: string) => why },
  };
  return { actions: createSheetActions({ host, list, kind, read, file }), list, said };
}

describe('The form of a list', () => {
  it('opens for a record of the page, given itself or its ID', async () => {
    for (const wanted of [7, '7', { ID: 7 }]) {
      const { actions } = actionsOfOne();
      const outcome = actions.edit(wanted);
      await expect.poll(() => actions.form.value?.subject).toBe(record);
      actions.form.value?.close(undefined);
      await expect(outcome).resolves.toBeUndefined();
      expect(actions.form.value).toBeUndefined();
    }
  });

  it.each([[null], [undefined], [{}], [false], ['']])(
    'is refused for %j, which is no record',
    { tags: ['JC03'] },
    async (wanted) => {
      const { actions, said } = actionsOfOne();
      // @ts-expect-error: a page without types can pass any value.
      await expect(actions.edit(wanted)).rejects.toThrow('edit() needs a record with an ID');
      expect(said).toHaveLength(1);
    },
  );

  it('refuses an upload of anything but a File', { tags: ['JC03'] }, async () => {
    const { actions } = actionsOfOne();
    // @ts-expect-error: a page without types can pass any value.
    await expect(actions.upload('x')).rejects.toThrow('upload() needs a File');
  });

  it('settles with what was saved', async () => {
    const { actions } = actionsOfOne();
    const outcome = actions.create();
    expect(actions.form.value?.subject).toBeUndefined();
    actions.form.value?.close({ mode: 'create', record: { ID: 8 } });
    await expect(outcome).resolves.toEqual({ mode: 'create', record: { ID: 8 } });
  });

  it('says so and rejects when the record is not on the page', async () => {
    const { actions, said } = actionsOfOne();
    await expect(actions.edit(99)).rejects.toThrow('The thing 99 is not on this page');
    expect(said).toEqual([expect.stringContaining('The thing 99')]);
    expect(actions.form.value).toBeUndefined();
  });

  it('says which record is gone from the page by its name', { tags: 'FW03' }, async () => {
    const { actions, list, said } = actionsOfOne(async () => undefined);
    await list.reload();
    await expect(actions.edit(7)).rejects.toThrow('The thing no. 7 is not on this page any more');
    expect(said).toHaveLength(1);
  });

  it('is opened once by a double click, which says nothing', async () => {
    const { actions, said } = actionsOfOne();
    actions.click(actions.create);
    actions.click(() => actions.edit(7));
    expect(actions.form.value?.subject).toBeUndefined();
    expect(said).toEqual([]);
  });

  it('ends with undefined when the list goes away', async () => {
    const { actions } = actionsOfOne();
    const created = actions.create();
    actions.end();
    await expect(created).resolves.toBeUndefined();
    const uploaded = actions.upload();
    actions.end();
    await expect(uploaded).resolves.toBeUndefined();
  });

  it('is not opened twice', async () => {
    const { actions, said } = actionsOfOne();
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
