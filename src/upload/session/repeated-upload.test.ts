import { expect, test } from 'vitest';
import type { SheetUploadCalls } from '../../api/resources/sheet-upload';
import type { Client } from '../../api/transport/client';
import { ApiError, networkError } from '../../api/transport/errors';
import { withIdempotencyKeys } from './repeated-upload';

const lost = networkError('the connection failed');
const refused = (status: number) => new ApiError('refused', 'No.', { status });
const accepted = { message: '', created: 1, unchanged: 0, pairs: [] };
const fileOf = (text: string, name = 'prices.csv') => new File([text], name);

/** Sends the files one after the other, to a back end with these outcomes. Returns the number of the key that each was sent with. */
async function keysOf(...attempts: readonly (readonly [File, Error | typeof accepted])[]) {
  const keys: (string | undefined)[] = [];
  let outcome: Error | typeof accepted = accepted;
  const calls: SheetUploadCalls = {
    async send(_client, _file, { idempotencyKey }) {
      keys.push(idempotencyKey);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    confirm: async () => '',
    fetchStored: async () => [],
  };
  const repeated = withIdempotencyKeys(calls);
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  for (const [file, next] of attempts) {
    outcome = next;
    // SAFETY: the calls above do not use the client.
    await repeated.send({} as Client, file, options).catch(() => undefined);
  }
  expect(keys).not.toContain(undefined);
  return keys.map((key) => keys.indexOf(key));
}

test.each<[string, readonly (readonly [File, Error | typeof accepted])[], number[]]>([
  [
    'an unknown outcome',
    [
      [fileOf('1'), lost],
      [fileOf('1'), lost],
      [fileOf('1'), accepted],
    ],
    [0, 0, 0],
  ],
  [
    'an attempt that is still handled',
    [
      [fileOf('1'), lost],
      [fileOf('1'), refused(409)],
      [fileOf('1'), lost],
    ],
    [0, 0, 0],
  ],
  [
    'an accepted file',
    [
      [fileOf('1'), accepted],
      [fileOf('1'), accepted],
    ],
    [0, 1],
  ],
  [
    'a refused file',
    [
      [fileOf('1'), lost],
      [fileOf('1'), refused(422)],
      [fileOf('1'), accepted],
    ],
    [0, 0, 2],
  ],
  [
    'another file of the same length',
    [
      [fileOf('1'), lost],
      [fileOf('2'), accepted],
    ],
    [0, 1],
  ],
  [
    'a file of another name',
    [
      [fileOf('1'), lost],
      [fileOf('1', 'other.csv'), accepted],
    ],
    [0, 1],
  ],
])('The key after %s', { tags: 'RH22' }, async (_, attempts, expected) => {
  expect(await keysOf(...attempts)).toEqual(expected);
});
