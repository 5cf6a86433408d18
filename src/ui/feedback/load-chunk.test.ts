import { afterEach, expect, test, vi } from 'vitest';
import { loadChunk } from './load-chunk';

afterEach(() => vi.useRealTimers());

test('resolves with the loaded module', async () => {
  await expect(loadChunk('prices', async () => 'code')).resolves.toBe('code');
});

test.each([
  'Failed to fetch dynamically imported module: https://example.com/prices.js',
  'error loading dynamically imported module: https://example.com/prices.js',
  'Importing a module script failed.',
])('a file that did not load is a network failure: %s', async (message) => {
  const failure = loadChunk('prices', () => Promise.reject(new TypeError(message)));
  await expect(failure).rejects.toMatchObject({ name: 'ChunkError', chunk: 'prices', kind: 'network' });
});

test('a module that throws is an evaluation failure with its cause', async () => {
  const cause = new Error('broken');
  const failure = loadChunk('prices', () => Promise.reject(cause));
  await expect(failure).rejects.toMatchObject({ kind: 'evaluation', cause });
  await expect(failure).rejects.toThrow('A part of the program could not be loaded: it failed while starting.');
});

test('rejects after 120 seconds, not earlier', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  loadChunk('prices', () => new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'time-out' }));
});
