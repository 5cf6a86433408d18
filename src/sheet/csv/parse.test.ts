import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecords } from './parse';
import { recordBlocks } from './record-blocks';

describe('parsing delimited text into records', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,\n,b\n',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,', [['a', '']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['"a,b","c\nd"', [['a,b', 'c\nd']]],
    ['"say ""hi""",2', [['say "hi"', '2']]],
    ['"","x"', [['', 'x']]],
    ['5" pipe,2', [['5" pipe', '2']]],
    ['"ab"c,2', [['abc', '2']]],
    ['', []],
  ])('parses %j', (text, records) => {
    expect(parseRecords(text, ',')).toEqual(records);
  });
});

const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', ';', '\n', '\r', ' ', 'é', '€') });
const anyText = fc.string({ unit: fc.constantFrom('a', '"', ';', '\n', '\r', '\r\n', 'é') });

const collect = async (text: string, rows: number, bytes = Number.POSITIVE_INFINITY) => {
  const blocks = [];
  for await (const block of recordBlocks(new Blob([text]), ';', { rows, bytes })) blocks.push(block);
  return blocks;
};

describe('splitting bytes into blocks of records', () => {
  it('finds the same records as parsing the whole, wherever blocks end', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.integer({ min: 1, max: 4 }), async (text, rows) => {
        const whole = parseRecords(text, ';').map((cells, index) => ({ number: index + 1, cells }));
        const filled = whole.filter(({ cells }) => cells.some((value) => value !== ''));
        const blocks = await collect(text, rows).catch(() => undefined);
        if (!blocks) {
          expect(text).toContain('"');
          return;
        }
        const read = blocks.flatMap(({ bytes, firstNumber }) =>
          parseRecords(new TextDecoder().decode(bytes()), ';')
            .map((cells, index) => ({ number: firstNumber + index, cells }))
            .filter(({ cells }) => cells.some((value) => value !== '')),
        );
        expect(read).toEqual(filled);
        expect(blocks.slice(0, -1).every((block) => block.rows === rows)).toBe(true);
        expect(blocks.reduce((sum, block) => sum + block.rows, 0)).toBe(filled.length);
      }),
    );
  });

  it('preserves every cell that was written with quotes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), async (table) => {
        const text = table.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(';')).join('\n');
        expect(parseRecords(text, ';')).toEqual(table);
      }),
    );
  });

  it('stores each block’s offset so that it can be read again', async () => {
    const blocks = await collect('a;b\r\n\r\n1;2\r\n3;4\r\n5;6', 2);
    const texts = await Promise.all(blocks.map((block) => block.toBlob().text()));
    expect(texts).toEqual(['a;b\r\n\r\n1;2\r\n', '3;4\r\n5;6']);
    expect(blocks.map(({ first, firstNumber }) => ({ first, firstNumber }))).toEqual([
      { first: 0, firstNumber: 1 },
      { first: 2, firstNumber: 4 },
    ]);
  });

  it('ends a block at the byte limit even with fewer rows', async () => {
    expect((await collect('aaaa\nbbbb\ncccc\n', 100, 8)).map(({ rows }) => rows)).toEqual([2, 1]);
  });

  it('reports the row in which an unclosed quote opens', async () => {
    await expect(collect('a;b\n1;2\n3;"4\n5;6\n', 10)).rejects.toMatchObject({
      id: 'unclosed-quote',
      message: expect.stringContaining('row 3'),
    });
  });
});
