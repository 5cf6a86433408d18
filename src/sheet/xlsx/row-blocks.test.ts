import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowBlocks } from './row-blocks';

async function* cut(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}
const sheet = (rows: string, before = '<?xml version="1.0"?><worksheet>') =>
  `${before}<sheetData>${rows}</sheetData><mergeCells><row r="1"><v>no row</v></row></mergeCells></worksheet>`;

interface CollectOptions {
  readonly rows?: number;
  readonly chunk?: number;
  readonly bytes?: number;
  readonly empty?: readonly number[];
}

const collect = async (
  xml: string,
  { rows = 2, chunk = 7, bytes = Number.POSITIVE_INFINITY, empty = [] }: CollectOptions = {},
) => {
  const blocks: { rows: number; first: number; text: string }[] = [];
  for await (const block of rowBlocks(cut(xml, chunk), new Set(empty), { rows, bytes })) {
    blocks.push({ rows: block.rows, first: block.first, text: new TextDecoder().decode(block.bytes()) });
  }
  return blocks;
};

const one = '<row r="1" spans="1:2"><c r="A1"><v>1</v></c></row>';
const blank = '<row r="2" s="1"/><row r="3"><c r="A3" s="1"/><c r="B3"><v></v></c><c r="C3"><v/></c></row>';
const four = '<row r="4"><c r="A4" t="inlineStr"><is><t>é €</t></is></c></row>';
const five = '<row r="5"><c r="A5"><v>5</v></c></row>';

describe('splitting a sheet into blocks of rows', () => {
  it('finds whole rows, wherever the chunks end', async () => {
    const whole = await collect(sheet(one + blank + four + five), { chunk: 10_000 });
    expect(whole).toEqual([
      { rows: 2, first: 0, text: one + blank + four },
      { rows: 1, first: 2, text: five },
    ]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 80 }), async (chunk) => {
        expect(await collect(sheet(one + blank + four + five), { chunk })).toEqual(whole);
      }),
    );
  });

  it('counts a cell with an empty shared string as blank', async () => {
    const rows = '<row r="1"><c r="A1" t="s"><v>3</v></c></row><row r="2"><c r="A2"><v>3</v></c></row>';
    expect((await collect(sheet(rows), { empty: [3] })).map((block) => block.rows)).toEqual([1]);
    expect((await collect(sheet(rows), { empty: [4] })).map((block) => block.rows)).toEqual([2]);
  });

  it('ends a block at the byte limit even with fewer rows', async () => {
    expect((await collect(sheet(one + four + five), { bytes: 60 })).map(({ rows }) => rows)).toEqual([2, 1]);
    expect((await collect(sheet(one + four + five), { bytes: 10 })).map(({ rows }) => rows)).toEqual([1, 1, 1]);
  });

  it('returns no blocks for a sheet without rows', async () => {
    expect(await collect(sheet(''))).toEqual([]);
    expect(await collect('<worksheet><sheetData/></worksheet>')).toEqual([]);
    expect(await collect(sheet(blank))).toEqual([]);
  });

  it.each([
    ['a prefix', '<x:worksheet><x:sheetData></x:sheetData></x:worksheet>'],
    ['a document type', sheet(one, '<!DOCTYPE worksheet><worksheet>')],
    ['another encoding', sheet(one, '<?xml version="1.0" encoding="ISO-8859-1"?><worksheet>')],
    ['a comment among the rows', sheet(`${one}<!-- </row> -->${five}`)],
    ['rows without numbers', sheet('<row><c><v>1</v></c></row>')],
    ['rows out of order', sheet(five + one)],
  ])('refuses to split a sheet with %s', async (_, xml) => {
    await expect(collect(xml)).rejects.toMatchObject({ name: 'SheetFailure', cause: expect.any(String) });
  });

  it.each([
    ['damaged-sheet', `<worksheet><sheetData>${one}`],
    ['cell-out-of-range', sheet('<row r="1048577"><c r="A1048577"><v>1</v></c></row>')],
    ['cell-too-long', sheet(`<row r="1"><c r="A1" t="str"><v>${'x'.repeat(400_000)}</v></c></row>`)],
  ])('fails with %s', async (id, xml) => {
    await expect(collect(xml, { chunk: 4096 })).rejects.toMatchObject({ id });
  });
});
