import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listHost } from '../../../tests/support/app/list-host';
import { unknownFieldsOf } from '../../api/resources/unknown-fields';
import type { RecordKind } from '../../record/record.types';
import type { Identity } from '../../wire/field';
import { localDate } from './download-list';
import { createSheetActions } from './use-sheet-list';

const record: Identity = { ID: 7, source: { ID: 7 } };

/** A record kind without saving. */
const kind: RecordKind<Identity, string> = {
  name: 'things',
  noun: 'thing',
  titleKey: 'ID',
  titleOf: ({ ID }) => `no. ${ID}`,
  unknownFields: ({ source }) => unknownFieldsOf(['ID'], { ID: source.ID, source }),
  draftOf: () => '',
  draftSchema: v.string(),
  changes: () => [],
  sentValues: () => ({}),
  save: () => Promise.reject(new Error('nothing is saved here')),
  find: async () => ({ kind: 'deleted' }),
  currentOf: () => undefined,
};

/** The actions of a list with one record, and their toasts. */
function createActions(read = async (id: string): Promise<Identity | undefined> => (id === '7' ? record : undefined)) {
  const { host, list, messages } = listHost<Identity>('http://127.0.0.1:9', record);
  const file = {
    name: 'things',
    read: () => Promise.reject(new Error('nothing is read here')),
    messages: { downloaded: '', downloadFailed: (why: string) => why },
  };
  return { actions: createSheetActions({ host, list, entity: kind, read, file }), list, messages };
}

describe('The form of a list', () => {
  it('opens for a record, or an ID, on the page', async () => {
    for (const given of [7, '7', { ID: 7 }]) {
      const { actions } = createActions();
      const outcome = actions.edit(given);
      await expect.poll(() => actions.form.value?.subject).toBe(record);
      actions.form.value?.close(undefined);
      await expect(outcome).resolves.toBeUndefined();
      expect(actions.form.value).toBeUndefined();
    }
  });

  it.each([[null], [undefined], [{}], [false], ['']])(
    'rejects %j, which is no record',
    { tags: ['JC03'] },
    async (given) => {
      const { actions, messages } = createActions();
      // @ts-expect-error: an untyped page can pass any value.
      await expect(actions.edit(given)).rejects.toThrow('edit() needs a record with an ID');
      expect(messages).toHaveLength(1);
    },
  );

  it('rejects an upload of anything but a File', { tags: ['JC03'] }, async () => {
    const { actions } = createActions();
    // @ts-expect-error: an untyped page can pass any value.
    await expect(actions.upload('x')).rejects.toThrow('upload() needs a File');
  });

  it('resolves with the saved record', async () => {
    const { actions } = createActions();
    const outcome = actions.create();
    expect(actions.form.value?.subject).toBeUndefined();
    actions.form.value?.close({ mode: 'create', record: { ID: 8 } });
    await expect(outcome).resolves.toEqual({ mode: 'create', record: { ID: 8 } });
  });

  it('shows an error and rejects for a record of another page', async () => {
    const { actions, messages } = createActions();
    await expect(actions.edit(99)).rejects.toThrow('The thing 99 is not on this page');
    expect(messages).toEqual([expect.stringContaining('The thing 99')]);
    expect(actions.form.value).toBeUndefined();
  });

  it('names a record that is no longer on the page', { tags: 'FW03' }, async () => {
    const { actions, list, messages } = createActions(async () => undefined);
    await list.reload();
    await expect(actions.edit(7)).rejects.toThrow('The thing no. 7 is not on this page any more');
    expect(messages).toHaveLength(1);
  });

  it('opens once on a double click, without an error', async () => {
    const { actions, messages } = createActions();
    actions.openIfNoneIsOpen(actions.create);
    actions.openIfNoneIsOpen(() => actions.edit(7));
    expect(actions.form.value?.subject).toBeUndefined();
    expect(messages).toEqual([]);
  });

  it('resolves with undefined when the list is removed', async () => {
    const { actions } = createActions();
    const created = actions.create();
    actions.dismiss();
    await expect(created).resolves.toBeUndefined();
    const uploaded = actions.upload();
    actions.dismiss();
    await expect(uploaded).resolves.toBeUndefined();
  });

  it('rejects a second form while one is open', async () => {
    const { actions, messages } = createActions();
    void actions.create();
    await expect(actions.edit(7)).rejects.toThrow('Close the open form first.');
    expect(messages).toEqual(['error: Close the open form first.']);
    expect(actions.form.value?.subject).toBeUndefined();
  });
});

describe('The name of a downloaded file', () => {
  it('contains the local date', () => {
    expect(localDate(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05');
  });
});
