import { expect, it } from 'vitest';
import { createExportLimit } from './export-limit';
import { exportRows } from './export-rows';

/** An export with a function that resolves it. */
function pendingExport() {
  let end = (): void => {};
  const done = new Promise<string>((resolve) => {
    end = () => resolve('file');
  });
  return { make: () => done, end: () => end() };
}

const refusal = { status: 429, headers: { 'Retry-After': '5' } };

it('An account runs one export at a time', { tags: 'GS02' }, async () => {
  const limit = createExportLimit();
  const first = pendingExport();
  const made = limit(1, first.make);
  await expect(limit(1, first.make)).rejects.toMatchObject(refusal);
  first.end();
  expect(await made).toBe('file');
  expect(await limit(1, async () => 'next')).toBe('next');
});

it('An account has one file in memory: its next export waits until the last one was sent', {
  tags: 'PC54',
}, async () => {
  const limit = createExportLimit();
  const sent = pendingExport();
  expect(await limit(1, async () => 'file', sent.make())).toBe('file');
  await expect(limit(1, async () => 'next')).rejects.toMatchObject(refusal);
  // Sending takes no thread: others go on.
  expect(limit.running()).toBe(0);
  expect(await limit(2, async () => 'file')).toBe('file');
  sent.end();
  await sent.make();
  expect(await limit(1, async () => 'next')).toBe('next');
  const lost = pendingExport();
  await expect(limit(1, () => Promise.reject(new Error('no database')), lost.make())).rejects.toThrow('no database');
  expect(await limit(1, async () => 'next')).toBe('next');
});

it('Two exports run at once, also after one failed', { tags: 'GS02' }, async () => {
  const limit = createExportLimit();
  await expect(limit(1, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  const pending = pendingExport();
  const made = [limit(1, pending.make), limit(2, pending.make)];
  await expect(limit(3, pending.make)).rejects.toMatchObject(refusal);
  pending.end();
  expect(await Promise.all(made)).toEqual(['file', 'file']);
});

it('An export is aborted when its client disconnects', { tags: 'GS02' }, async () => {
  const client = new AbortController();
  async function* endless() {
    for (let row = 0; ; row += 1) {
      if (row === 10) client.abort();
      yield [[`row ${row}`]];
    }
  }
  await expect(exportRows('Prices', ['MAIN_SKU'], endless(), client.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});
