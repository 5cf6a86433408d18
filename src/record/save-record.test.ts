import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listHost } from '../../tests/support/app/list-host';
import { ApiError } from '../api/transport/errors';
import type { Identity } from '../wire/field';
import type { RecordKind } from './record.types';
import { saveRecord } from './save-record';

const base: Identity = { ID: 7, source: { ID: 7 } };
const broken = (): never => {
  throw new Error('broken rule');
};

/** A record kind; the server refuses its save as stale. */
const kind: RecordKind<Identity, string> = {
  name: 'things',
  noun: 'thing',
  titleKey: 'ID',
  titleOf: () => '7',
  unknownFields: () => new Map(),
  draftOf: () => '',
  draftSchema: v.string(),
  changes: () => [],
  sentValues: () => ({}),
  save: () => Promise.reject(new ApiError('refused', 'Changed.', { status: 409 })),
  find: async () => ({ kind: 'found', record: base }),
  currentOf: () => undefined,
};

function save(rules: Partial<typeof kind>) {
  const { host, messages } = listHost('http://127.0.0.1:9', base);
  const request = { kind: { ...kind, ...rules }, base, draft: '', unknownFields: new Map(), reload: () => undefined };
  return { result: saveRecord(host, request), messages };
}

describe('A save whose record kind throws', () => {
  test.each(['sentValues', 'currentOf', 'changes', 'titleOf'] as const)(
    'resolves as failed when %s throws',
    async (rule) => {
      const { result, messages } = save({ [rule]: broken });
      await expect(result).resolves.toMatchObject({ kind: 'failed', error: { message: 'broken rule' } });
      expect(messages).toEqual(['error: broken rule']);
    },
  );

  test('resolves as failed when the comparison is retried', async () => {
    let changes: typeof kind.changes = () => [];
    let search: typeof kind.find = async () => ({ kind: 'unknown' });
    const { result } = save({ find: (...found) => search(...found), changes: (...both) => changes(...both) });
    const first = await result;
    if (first.kind !== 'unreadable') throw new Error(`The save ended as ${first.kind}.`);
    changes = broken;
    search = kind.find;
    await expect(first.readAgain()).resolves.toMatchObject({ kind: 'failed' });
  });
});

describe('The message after a save', () => {
  test.each([
    ['new', undefined],
    ['changed', base],
  ])('names the record when it is %s', { tags: 'LT07' }, async (_, before) => {
    const { host } = listHost('http://127.0.0.1:9', base);
    const titles: (string | undefined)[] = [];
    const saving: typeof kind = {
      ...kind,
      sentValues: () => ({ ID: 'A-1' }),
      save: async () => ({ message: 'Saved.', record: undefined }),
    };
    const request = { kind: saving, base: before, draft: '', unknownFields: new Map(), reload: () => undefined };
    await saveRecord({ ...host, toast: ({ title }) => void titles.push(title) }, request);
    expect(titles).toEqual(['A-1']);
  });
});

describe('A refusal of fields', () => {
  const refusedWith = (fields: Readonly<Record<string, string>>, sent: Readonly<Record<string, string>>) =>
    save({
      sentValues: () => sent,
      emptyMessages: { SKU: 'Enter a SKU.' },
      save: () => Promise.reject(new ApiError('refused', 'SKU is wrong.', { status: 400, fields })),
    });

  test('that are empty shows the form’s own message', { tags: 'LT04' }, async () => {
    const { result, messages } = refusedWith({ SKU: 'is needed' }, { SKU: '' });
    expect(await result).toMatchObject({
      kind: 'failed',
      error: { message: 'Enter a SKU.', status: 400, fields: { SKU: 'Enter a SKU.' } },
    });
    expect(messages).toEqual(['error: Enter a SKU.']);
  });

  test.each([
    ['that are filled in', { SKU: 'is too long' }, { SKU: 'A' }],
    ['of which one is another', { SKU: 'is needed', UNIT: 'is needed' }, { SKU: '', UNIT: '' }],
    ['that names none', {}, { SKU: '' }],
  ])('%s shows the server’s message', { tags: 'LT04' }, async (_, fields, sent) => {
    const { result, messages } = refusedWith(fields, sent);
    expect(await result).toMatchObject({ kind: 'failed', error: { message: 'SKU is wrong.', fields } });
    expect(messages).toEqual(['error: SKU is wrong.']);
  });
});
