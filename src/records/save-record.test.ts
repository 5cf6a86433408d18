import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listHost } from '../../tests/support/app/list-host';
import { ApiError } from '../api/transport/errors';
import type { AnyRecord, RecordKind } from './record.types';
import { saveRecord } from './save-record';

const base: AnyRecord = { ID: 7, source: { ID: 7 } };
const broken = (): never => {
  throw new Error('broken rule');
};

/** A record kind; the server refuses its save as stale. */
const kind: RecordKind<AnyRecord, string> = {
  name: 'things',
  noun: 'thing',
  titleKey: 'ID',
  titleOf: () => '7',
  unread: () => new Map(),
  draftOf: () => '',
  draftSchema: v.string(),
  changes: () => [],
  fieldsOf: () => ({}),
  save: () => Promise.reject(new ApiError('refused', 'Changed.', { status: 409 })),
  find: async () => ({ kind: 'found', record: base }),
  currentOf: () => undefined,
};

function save(rules: Partial<typeof kind>) {
  const { host, said } = listHost('http://127.0.0.1:9', base);
  const request = { kind: { ...kind, ...rules }, base, draft: '', unread: new Map(), reload: () => undefined };
  return { result: saveRecord(host, request), said };
}

describe('A save with a throwing record kind', () => {
  test.each(['fieldsOf', 'currentOf', 'changes', 'titleOf'] as const)(
    'resolves as failed when %s throws',
    async (rule) => {
      const { result, said } = save({ [rule]: broken });
      await expect(result).resolves.toMatchObject({ kind: 'failed', error: { message: 'broken rule' } });
      expect(said).toEqual(['error: broken rule']);
    },
  );

  test('resolves as failed when the comparison is retried', async () => {
    let changes: typeof kind.changes = () => [];
    let search: typeof kind.find = async () => ({ kind: 'unknown' });
    const { result } = save({ find: (...found) => search(...found), changes: (...both) => changes(...both) });
    const first = await result;
    if (first.kind !== 'unread') throw new Error(`The save ended as ${first.kind}.`);
    changes = broken;
    search = kind.find;
    await expect(first.readAgain()).resolves.toMatchObject({ kind: 'failed' });
  });
});
