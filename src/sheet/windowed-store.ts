import type { SheetRow } from './cell';
import { limits } from './limits';
import type { RowBlock, RowSource } from './row-source';
import type { RowStore } from './row-store';
import { sheetFailure } from './sheet-failure';

/** Rows of a block that pages are cut from: the first one holds a first page of 50 and what stands above it. */
const pageBlock = 64;
/** Rows and bytes of a block when all are read in turn: large enough for speed, small enough for memory. */
const batchBlock = { rows: 512, bytes: 1024 * 1024 };
/** Rows that no header can save: titles, header and the rows below it. */
const mostRows = limits.rows + limits.headerRows;

interface KeptBlock {
  readonly bytes: Blob;
  readonly firstNumber: number;
}

/** Goes on with a pass whose first block was taken, keeping each block for pages. @returns how many rows there are. */
const keepBlocks = async (
  pass: AsyncGenerator<RowBlock, void, void>,
  first: RowBlock,
  keep: (block: RowBlock) => void,
): Promise<number> => {
  keep(first);
  let rows = first.rows;
  for await (const block of pass) {
    keep(block);
    rows += block.rows;
    if (rows > mostRows) throw sheetFailure('too-many-rows');
  }
  return rows;
};

/**
 * Opens a source so that the first rows are there at once, the count after one pass that parses nothing, and any other
 * rows by parsing only the blocks that hold them.
 */
export const openWindowed = async (source: RowSource): Promise<RowStore> => {
  const pass = source.blocks({ rows: pageBlock });
  const { value: first } = await pass.next();
  if (!first) return { top: [], count: async () => 0, read: async () => [], async *batches() {} };

  const top = await source.parse(first.bytes, first.firstNumber);
  const kept: KeptBlock[] = [];
  let counting: Promise<number> | undefined;
  const count = () => {
    counting ??= keepBlocks(pass, first, (block) => kept.push({ bytes: block.keep(), firstNumber: block.firstNumber }));
    return counting;
  };

  const block = async (index: number): Promise<readonly SheetRow[]> => {
    if (index === 0) return top;
    await count();
    const found = kept[index];
    if (!found) return [];
    return source.parse(new Uint8Array(await found.bytes.arrayBuffer()), found.firstNumber);
  };

  return {
    top,
    count,
    async read(from, to) {
      const rows: SheetRow[] = [];
      for (let index = Math.floor(from / pageBlock); index * pageBlock < to; index++) {
        const start = index * pageBlock;
        rows.push(...(await block(index)).slice(Math.max(0, from - start), to - start));
      }
      return rows;
    },
    async *batches() {
      for await (const { bytes, firstNumber, first: position } of source.blocks(batchBlock)) {
        if (position > mostRows) throw sheetFailure('too-many-rows');
        yield await source.parse(bytes, firstNumber);
      }
    },
  };
};
