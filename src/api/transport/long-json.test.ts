import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLongJson, writeLongJson } from './long-json';
import { parseJson } from './parse-json';

const long = 'x'.repeat(60_000);
/** Long enough to be read in pieces, whatever stands before and after. */
const withLists = (value: unknown) => ({
  status: 200,
  before: value,
  data: { first: Array.from({ length: 12 }, (_, index) => ({ index, long, value })), empty: [], after: [value, [[]]] },
});

describe('A long response', () => {
  it('parses to the same value in chunks as at once', { tags: 'B126' }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(undefined, 1), async (value, indent) => {
        const text = JSON.stringify(withLists(value), undefined, indent);
        expect(await parseLongJson(text)).toEqual(parseJson(text));
      }),
      { numRuns: 40 },
    );
  });

  it('may be a bare list', async () => {
    const list = Array.from({ length: 12 }, () => `"\\${long}]`);
    expect(await parseLongJson(JSON.stringify(list))).toEqual(list);
  });

  it('preserves whole numbers that JavaScript would round', async () => {
    expect(await parseLongJson(`{"pad":"${'x'.repeat(600_000)}","list":[{"ID":9007199254740993}]}`)).toMatchObject({
      list: [{ ID: '9007199254740993' }],
    });
  });

  it.each([
    ['cut off in a list', (text: string) => text.slice(0, -300)],
    ['cut off in a text', (text: string) => text.slice(0, 400_000)],
    ['cut off at its end', (text: string) => text.slice(0, -1)],
    ['with a comma too many at the end of a list', (text: string) => text.replace('],"empty"', ',],"empty"')],
    ['with a comma too many', (text: string) => text.replace('},{', '},,{')],
  ])('is rejected when it is %s', async (_, damaged) => {
    await expect(parseLongJson(damaged(JSON.stringify(withLists('value'))))).rejects.toThrow(SyntaxError);
  });
});

describe('A long request', () => {
  it('is serialised exactly as by JSON.stringify', { tags: 'B126' }, async () => {
    const entries = Array.from({ length: 250 }, (_, index) => ({ index, text: `"ü" ${index}`, none: undefined }));
    for (const list of [entries, entries.slice(0, 200), entries.slice(0, 101)]) {
      const body = { confirmed: list, nothing: undefined, empty: [], note: 'é', deep: { list } };
      const written = await writeLongJson(body);
      expect(written.type).toBe('application/json');
      expect(await written.text()).toBe(JSON.stringify(body));
    }
  });
});
