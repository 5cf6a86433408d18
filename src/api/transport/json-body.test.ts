import { describe, expect, it } from 'vitest';
import { readJson, writeJson } from './json-body';

describe('A request body', () => {
  it('is written in chunks above 100 list entries, otherwise in one call', async () => {
    expect(await writeJson({ list: Array.from({ length: 101 }, () => 1) })).toHaveProperty('body');
    expect(await writeJson({ list: Array.from({ length: 100 }, () => 1), text: 'x'.repeat(101) })).toHaveProperty(
      'json',
    );
  });
});

describe('A response body', () => {
  it('parses to the same value whether short or long', async () => {
    const long = Array.from({ length: 12 }, (_, index) => ({ index, text: 'x'.repeat(60_000) }));
    expect(await readJson(JSON.stringify(long))).toEqual(long);
    expect(await readJson('[1]')).toEqual([1]);
  });
});
