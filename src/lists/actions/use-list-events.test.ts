import { expect, test } from 'vitest';
import { listHost } from '../../../tests/support/app/list-host';
import { ApiError } from '../../api/transport/errors';
import { notifyLoadError, withReloaded } from './use-list-events';

test('A failed load shows a toast, except for a 403', { tags: 'KC04' }, () => {
  const { host, messages } = listHost('http://127.0.0.1', { ID: 1 });
  const events: unknown[] = [];
  const watched = { ...host, emit: (_: string, detail: unknown) => events.push(detail) > 0 };
  notifyLoadError(watched, new ApiError('refused', 'Not allowed.', { status: 403 }));
  expect(messages).toEqual([]);
  notifyLoadError(watched, new ApiError('refused', 'Broken.', { status: 500 }));
  expect(messages).toEqual(['error: Broken.']);
  expect(events).toEqual([
    { operation: 'load', kind: 'refused', message: 'Not allowed.', status: 403 },
    { operation: 'load', kind: 'refused', message: 'Broken.', status: 500 },
  ]);
});

test('Records that are loaded again replace their selected versions', { tags: 'LL08' }, () => {
  const record = (ID: number, price: string) => ({ ID, source: { ID, price } });
  const selected = new Map([1, 2].map((id) => [id, record(id, '10')]));
  expect(withReloaded(selected, [record(2, '11'), record(3, '9')])).toEqual(
    new Map([
      [1, record(1, '10')],
      [2, record(2, '11')],
    ]),
  );
  expect(withReloaded(selected, [record(1, '10')])).toBe(selected);
  expect(withReloaded(undefined, [record(1, '10')])).toBe(undefined);
});
