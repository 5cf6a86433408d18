import type { SheetRow } from './cell';
import { limits } from './limits';
import type { RowStore } from './row-store';
import { sheetFailure } from './sheet-failure';

const mebibyte = 1024 * 1024;
/** Blocks that pages are cut from: the first one holds a first page of 50 rows and what stands above it. */
const pageBlock = { rows: 64, bytes: 2 * mebibyte };
/** Blocks when all rows are read in turn: large enough for speed, small enough for memory. */
const batchBlock = { rows: 128, bytes: mebibyte };
/** Rows that no header can save: titles, header and the rows below it. */
const mostRows = limits.rows + limits.headerRows;

interface StoredBlock {
  readonly first: number;
  readonly end: number;
  readonly firstNumber: number;
  readonly bytes: Blob;
}

/** Goes on with a pass until there are rows for the top of the sheet, over blank ones of any number. */
const readTopBlocks = async (pass: AsyncGenerator<RowBlock, void, void>): Promise<readonly RowBlock[]> => {
  const blocks: RowBlock[] = [];
  for (let rows = 0; rows < pageBlock.rows; ) {
    const { value: block } = await pass.next();
    if (!block) break;
    blocks.push(block);
    rows += block.rows;
  }
  return blocks;
};

/** Goes through the rest of a pass, and keeps the blocks that hold rows. */
const storeBlocks = async (
  top: readonly RowBlock[],
  pass: AsyncGenerator<RowBlock, void, void>,
): Promise<readonly StoredBlock[]> => {
  const kept: StoredBlock[] = [];
  const keep = ({ first, rows, firstNumber, keep: bytes }: RowBlock) => {
    if (first + rows > mostRows) throw sheetFailure('too-many-rows');
    if (rows > 0) kept.push({ first, end: first + rows, firstNumber, bytes: bytes() });
  };
  for (const block of top) keep(block);
  for await (const block of pass) keep(block);
  return kept;
};

/**
 * Opens a source so that the first rows are there at once, the count after one pass that parses nothing, and any other
 * rows by parsing only the blocks that hold them.
 */
export const openBlockStore = async (source: RowSource): Promise<RowStore> => {
  const pass = source.blocks(pageBlock);
  const topBlocks = await readTopBlocks(pass);
  const top: SheetRow[] = [];
  for (const { bytes, firstNumber } of topBlocks) top.push(...(await source.parse(bytes(), firstNumber)));
  let counting: Promise<readonly StoredBlock[]> | undefined;
  const count = () => {
    counting ??= storeBlocks(topBlocks, pass);
    return counting;
  };

  return {
    top,
    count: async () => (await count()).at(-1)?.end ?? 0,
    async read(from, to) {
      if (to <= top.length) return top.slice(from, to);
      const blocks = (await count()).filter(({ first, end }) => first < to && end > from);
      const rows: SheetRow[] = [];
      for (const { bytes, firstNumber } of blocks) {
        rows.push(...(await source.parse(new Uint8Array(await bytes.arrayBuffer()), firstNumber)));
      }
      const start = Math.max(0, from - (blocks[0]?.first ?? from));
      return rows.slice(start, start + to - from);
    },
    async *batches() {
      for await (const { bytes, firstNumber, first } of source.blocks(batchBlock)) {
        if (first > mostRows) throw sheetFailure('too-many-rows');
        yield await source.parse(bytes(), firstNumber);
      }
    },
  };
};

/** Neighbouring rows as the bytes that hold them. */
export interface RowBlock {
  /** Position among the rows that are not blank, from 0, of the block's first row. */
  readonly first: number;
  /** How many rows that are not blank the block holds. */
  readonly rows: number;
  /** The bytes in one piece: made when they are wanted, which those that are only counted never are. */
  bytes(): Uint8Array<ArrayBuffer>;
  /** Number of the first line or row in the block, blank or not, as a spreadsheet program counts. */
  readonly firstNumber: number;
  /** The block's bytes where they cost no memory, or can be moved out of it. */
  keep(): Blob;
}

/** How large a block may grow. */
export interface BlockSize {
  readonly rows: number;
  /** Bytes after which a block ends even if it has fewer rows, or none. */
  readonly bytes: number;
}

/** A file that can be gone through from its beginning, block by block, any number of times. */
export interface RowSource {
  blocks(size: BlockSize): AsyncGenerator<RowBlock, void, void>;
  /** The rows of a block, blank ones left out. */
  parse(bytes: Uint8Array<ArrayBuffer>, firstNumber: number): Promise<readonly SheetRow[]>;
}
